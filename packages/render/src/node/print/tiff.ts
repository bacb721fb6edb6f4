import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { Size } from '@platen/design/geometry';

export interface TiffImage extends Size {
  readonly dpi: number;
  /** RGB, or the four inks. */
  readonly channels: 3 | 4;
  /** Of its colors. */
  readonly profile: Uint8Array;
  readonly rowsInStrip: number;
}

const compress = promisify(deflate);
const headBytes = 8;

/**
 * Writes a TIFF without loss and without holding it: compressed strips, then the list that says where they are.
 * @param strips whole rows, as many in each as the image says, the last with what is left. They are changed.
 */
export async function writeTiff(path: string, image: TiffImage, strips: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'w');
  try {
    let at = headBytes;
    const places: number[] = [];
    const lengths: number[] = [];
    for await (const strip of strips) {
      takeDifferences(strip, image);
      const compressed = await compress(strip);
      await writeAt(file, compressed, at);
      places.push(at);
      lengths.push(compressed.length);
      at += compressed.length;
    }
    // Every place is at a whole word.
    at += at & 1;
    await writeAt(file, listOf(entriesOf(image, places, lengths), at), at);
    const head = Buffer.from('II*\0\0\0\0\0', 'latin1');
    head.writeUInt32LE(at, 4);
    await writeAt(file, head, 0);
  } finally {
    await file.close();
  }
}

async function writeAt(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    at += (await file.write(bytes, at, bytes.length - at, position + at)).bytesWritten;
  }
}

/** Of each channel, what it differs by from the pixel before it in its row: that compresses better. In place. */
function takeDifferences(strip: Uint8Array, { width, channels }: TiffImage): void {
  const rowBytes = width * channels;
  for (let row = 0; row < strip.length; row += rowBytes) {
    for (let at = row + rowBytes - 1; at >= row + channels; at--) {
      strip[at] = (strip[at] as number) - (strip[at - channels] as number);
    }
  }
}

const short = { id: 3, bytes: 2 } as const;
const long = { id: 4, bytes: 4 } as const;
const rational = { id: 5, bytes: 8 } as const;
const blob = { id: 7, bytes: 1 } as const;

interface Entry {
  readonly tag: number;
  readonly type: { readonly id: number; readonly bytes: number };
  readonly body: Buffer;
}

function entriesOf(image: TiffImage, places: readonly number[], lengths: readonly number[]): Entry[] {
  const { width, height, dpi, channels, profile, rowsInStrip } = image;
  const isInks = channels === 4;
  const shorts = (tag: number, ...values: number[]): Entry => {
    const body = Buffer.alloc(values.length * 2);
    for (const [index, value] of values.entries()) body.writeUInt16LE(value, index * 2);
    return { tag, type: short, body };
  };
  const longs = (tag: number, values: readonly number[]): Entry => {
    const body = Buffer.alloc(values.length * 4);
    for (const [index, value] of values.entries()) body.writeUInt32LE(value, index * 4);
    return { tag, type: long, body };
  };
  const resolution = (tag: number): Entry => {
    const thousandths = longs(tag, [Math.round(dpi * 1000), 1000]);
    return { ...thousandths, type: rational };
  };
  return [
    longs(256, [width]),
    longs(257, [height]),
    shorts(258, ...Array.from({ length: channels }, () => 8)),
    // Deflate.
    shorts(259, 8),
    // RGB, or inks.
    shorts(262, isInks ? 5 : 2),
    longs(273, places),
    shorts(277, channels),
    longs(278, [rowsInStrip]),
    longs(279, lengths),
    resolution(282),
    resolution(283),
    // The channels of a pixel stand together.
    shorts(284, 1),
    // Inches.
    shorts(296, 2),
    // Differences along the row.
    shorts(317, 2),
    // The inks are those of CMYK.
    ...(isInks ? [shorts(332, 1)] : []),
    { tag: 34675, type: blob, body: Buffer.from(profile) },
  ];
}

/** Entries of twelve bytes each, in the order of their tags; what has no room in one follows behind all. */
function listOf(entries: readonly Entry[], place: number): Buffer {
  const list = Buffer.alloc(2 + entries.length * 12 + 4);
  const behind: Buffer[] = [];
  let at = place + list.length;
  list.writeUInt16LE(entries.length, 0);
  for (const [index, { tag, type, body }] of entries.entries()) {
    const start = 2 + index * 12;
    list.writeUInt16LE(tag, start);
    list.writeUInt16LE(type.id, start + 2);
    list.writeUInt32LE(body.length / type.bytes, start + 4);
    if (body.length <= 4) {
      body.copy(list, start + 8);
      continue;
    }
    list.writeUInt32LE(at, start + 8);
    const whole = body.length & 1 ? Buffer.concat([body, Buffer.alloc(1)]) : body;
    behind.push(whole);
    at += whole.length;
  }
  return Buffer.concat([list, ...behind]);
}
