import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { Size } from '@platen/design/geometry';

export interface TiffImage extends Size {
  readonly dpi: number;
  /** Three for RGB, four for the inks of CMYK. */
  readonly channels: 3 | 4;
  /** The ICC profile of the pixels. */
  readonly profile: Uint8Array;
  readonly rowsInStrip: number;
}

const compress = promisify(deflate);
const headerBytes = 8;

/**
 * Writes a lossless TIFF, which is never in memory as a whole: first the compressed strips, then the directory with
 * their offsets.
 * @param strips strips of `rowsInStrip` rows each, except the last. They are overwritten.
 */
export async function writeTiff(path: string, image: TiffImage, strips: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'w');
  try {
    let at = headerBytes;
    const offsets: number[] = [];
    const lengths: number[] = [];
    for await (const strip of strips) {
      applyPredictor(strip, image);
      const compressed = await compress(strip);
      await writeAt(file, compressed, at);
      offsets.push(at);
      lengths.push(compressed.length);
      at += compressed.length;
    }
    // The directory must start at an even offset.
    at += at & 1;
    await writeAt(file, directoryOf(entriesOf(image, offsets, lengths), at), at);
    const header = Buffer.from('II*\0\0\0\0\0', 'latin1');
    header.writeUInt32LE(at, 4);
    await writeAt(file, header, 0);
  } finally {
    await file.close();
  }
}

async function writeAt(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    at += (await file.write(bytes, at, bytes.length - at, position + at)).bytesWritten;
  }
}

/** Replaces each value by the difference to the previous pixel of its row, which compresses better. In place. */
function applyPredictor(strip: Uint8Array, { width, channels }: TiffImage): void {
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
const undefinedBytes = { id: 7, bytes: 1 } as const;

interface Entry {
  readonly tag: number;
  readonly type: { readonly id: number; readonly bytes: number };
  readonly body: Buffer;
}

function entriesOf(image: TiffImage, offsets: readonly number[], lengths: readonly number[]): Entry[] {
  const { width, height, dpi, channels, profile, rowsInStrip } = image;
  const isCmyk = channels === 4;
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
    // ImageWidth, ImageLength and BitsPerSample.
    longs(256, [width]),
    longs(257, [height]),
    shorts(258, ...Array.from({ length: channels }, () => 8)),
    // Compression: Deflate.
    shorts(259, 8),
    // PhotometricInterpretation: separated (inks), or RGB.
    shorts(262, isCmyk ? 5 : 2),
    // StripOffsets, SamplesPerPixel, RowsPerStrip and StripByteCounts.
    longs(273, offsets),
    shorts(277, channels),
    longs(278, [rowsInStrip]),
    longs(279, lengths),
    // XResolution and YResolution.
    resolution(282),
    resolution(283),
    // PlanarConfiguration: the channels of a pixel are adjacent.
    shorts(284, 1),
    // ResolutionUnit: inch.
    shorts(296, 2),
    // Predictor: horizontal differencing.
    shorts(317, 2),
    // InkSet: CMYK.
    ...(isCmyk ? [shorts(332, 1)] : []),
    // The ICC profile.
    { tag: 34675, type: undefinedBytes, body: Buffer.from(profile) },
  ];
}

/**
 * Encodes the image file directory. Its entries have 12 bytes each and must be sorted by tag; values of more than 4
 * bytes follow after the directory.
 * @param offset of the directory in the file
 */
function directoryOf(entries: readonly Entry[], offset: number): Buffer {
  const directory = Buffer.alloc(2 + entries.length * 12 + 4);
  const overflow: Buffer[] = [];
  let at = offset + directory.length;
  directory.writeUInt16LE(entries.length, 0);
  for (const [index, { tag, type, body }] of entries.entries()) {
    const start = 2 + index * 12;
    directory.writeUInt16LE(tag, start);
    directory.writeUInt16LE(type.id, start + 2);
    directory.writeUInt32LE(body.length / type.bytes, start + 4);
    if (body.length <= 4) {
      body.copy(directory, start + 8);
      continue;
    }
    directory.writeUInt32LE(at, start + 8);
    const padded = body.length & 1 ? Buffer.concat([body, Buffer.alloc(1)]) : body;
    overflow.push(padded);
    at += padded.length;
  }
  return Buffer.concat([directory, ...overflow]);
}
