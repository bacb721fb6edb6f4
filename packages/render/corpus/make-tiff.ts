/** The tags of a little-endian TIFF with one strip or tile, for files that no available tool writes. */
export interface TiffParts {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly bits: number;
  readonly photometric: number;
  readonly compression: number;
  /** 2 stores each channel in a strip or tile of its own. */
  readonly planar?: number;
  readonly isTiled?: boolean;
  /** 1: unsigned integers, 2: signed integers, 3: floating point. */
  readonly sampleFormat?: number;
  /** The bytes of each strip or tile. */
  readonly data: readonly Uint8Array[];
}

const short = 3;
const long = 4;

export function makeTiff(parts: TiffParts): Buffer {
  const {
    width,
    height,
    channels,
    bits,
    photometric,
    compression,
    planar = 1,
    isTiled,
    sampleFormat = 1,
    data,
  } = parts;
  const places: number[] = [];
  let at = 8;
  for (const { length } of data) {
    places.push(at);
    at += length + (length & 1);
  }
  const lengths = data.map(({ length }) => length);
  const each = (value: number) => Array.from({ length: channels }, () => value);
  const entries: readonly (readonly [tag: number, type: number, values: readonly number[]])[] = [
    [256, long, [width]],
    [257, long, [height]],
    [258, short, each(bits)],
    [259, short, [compression]],
    [262, short, [photometric]],
    ...(isTiled ? [] : [[273, long, places] as const]),
    [277, short, [channels]],
    ...(isTiled ? [] : [[278, long, [height]] as const, [279, long, lengths] as const]),
    [284, short, [planar]],
    ...(isTiled
      ? ([
          [322, long, [width]],
          [323, long, [height]],
          [324, long, places],
          [325, long, lengths],
        ] as const)
      : []),
    [339, short, each(sampleFormat)],
  ];
  const list = Buffer.alloc(2 + entries.length * 12 + 4);
  const behind: Buffer[] = [];
  let behindAt = at + list.length;
  list.writeUInt16LE(entries.length, 0);
  for (const [index, [tag, type, values]] of entries.entries()) {
    const size = type === short ? 2 : 4;
    const body = Buffer.alloc(Math.max(4, values.length * size));
    for (const [place, value] of values.entries()) body.writeUIntLE(value, place * size, size);
    list.writeUInt16LE(tag, 2 + index * 12);
    list.writeUInt16LE(type, 4 + index * 12);
    list.writeUInt32LE(values.length, 6 + index * 12);
    if (values.length * size <= 4) body.copy(list, 10 + index * 12, 0, 4);
    else {
      list.writeUInt32LE(behindAt, 10 + index * 12);
      behind.push(body);
      behindAt += body.length;
    }
  }
  const head = Buffer.from('II*\0\0\0\0\0', 'latin1');
  head.writeUInt32LE(at, 4);
  const padded = data.map((bytes) => (bytes.length & 1 ? Buffer.concat([bytes, Buffer.alloc(1)]) : bytes));
  return Buffer.concat([head, ...padded, list, ...behind]);
}
