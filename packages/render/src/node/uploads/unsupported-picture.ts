import type { FileWindow } from './file-window.ts';

/**
 * Names the property of an intact picture for which sharp cannot decode it, or would decode it to wrong colors. The
 * terms are those of graphics programs, because they are shown to the customer. Undefined for all others, also
 * for damaged ones.
 */
export function findUnsupported(file: FileWindow): string | undefined {
  const head = file.read(0, 4);
  if (head.length < 4) return undefined;
  if (head[0] === 0xff && head[1] === 0xd8) return findInJpeg(file);
  const mark = head.toString('latin1');
  if (mark === 'II*\0') return findInTiff(tiffReader(file, true));
  return mark === 'MM\0*' ? findInTiff(tiffReader(file, false)) : undefined;
}

/** Whether a marker starts a frame of any kind: the three exceptions in this range are tables and a reserved marker. */
const isFrameMarker = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function findInJpeg(file: FileWindow): string | undefined {
  for (let at = 2; ; ) {
    const head = file.read(at, 5);
    const marker = head[1];
    if (head[0] !== 0xff || marker === undefined || head.length < 5) return undefined;
    if (isFrameMarker(marker)) return head[4] === 8 ? undefined : `JPEG · ${head[4]} bit`;
    if (marker === 0xda || marker === 0xd9) return undefined;
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(2);
  }
}

/** The compressions that the libtiff of sharp supports. */
const compressions = new Set([1, 2, 3, 4, 5, 7, 8, 32_773, 32_946]);
const compressionNames: Readonly<Record<number, string>> = {
  6: 'old-style JPEG',
  34_661: 'JBIG',
  34_712: 'JPEG 2000',
  34_887: 'LERC',
  34_925: 'LZMA',
  50_000: 'Zstandard',
  50_001: 'WebP',
};
const labPhotometrics = new Set([8, 9, 10]);
const tags = { bits: 258, compression: 259, photometric: 262, planar: 284, tileWidth: 322, sampleFormat: 339 } as const;
/** The bits per channel that the libtiff of sharp supports. */
const depths = new Set([1, 2, 4, 8, 16, 32]);
const signedInteger = 2;
const floatingPoint = 3;

function findInTiff(valueOf: (tag: number) => number | undefined): string | undefined {
  const compression = valueOf(tags.compression) ?? 1;
  if (!compressions.has(compression)) return `TIFF · ${compressionNames[compression] ?? `compression ${compression}`}`;
  if (labPhotometrics.has(valueOf(tags.photometric) ?? 0)) return 'TIFF · Lab';
  if (valueOf(tags.planar) === 2 && valueOf(tags.tileWidth) !== undefined) return 'TIFF · planar tiles';
  const bits = valueOf(tags.bits) ?? 1;
  const format = valueOf(tags.sampleFormat) ?? 1;
  if (format === signedInteger) return `TIFF · signed ${bits} bit`;
  if (!depths.has(bits) || (format === floatingPoint && bits !== 32)) return `TIFF · ${bits} bit`;
  return undefined;
}

/** Returns a function that reads the first value of a tag of the first picture in a TIFF. */
function tiffReader(file: FileWindow, isLittle: boolean): (tag: number) => number | undefined {
  const u16 = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const u32 = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const head = file.read(0, 8);
  const directoryAt = head.length === 8 ? u32(head, 4) : 0;
  const countBytes = file.read(directoryAt, 2);
  const entries = file.read(directoryAt + 2, countBytes.length === 2 ? u16(countBytes, 0) * 12 : 0);
  return (tag) => {
    for (let at = 0; at + 12 <= entries.length; at += 12) {
      if (u16(entries, at) !== tag) continue;
      const isShort = u16(entries, at + 2) === 3;
      if (!isShort) return u32(entries, at + 8);
      // The entry has room for two values of 16 bits. More of them are stored at an offset.
      if (u32(entries, at + 4) <= 2) return u16(entries, at + 8);
      const values = file.read(u32(entries, at + 8), 2);
      return values.length === 2 ? u16(values, 0) : undefined;
    }
    return undefined;
  };
}
