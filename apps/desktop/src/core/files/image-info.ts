import type { ByteSource } from '@platen/sheet/byte-source';

export interface ImageInfo {
  contentType: 'image/png' | 'image/jpeg';
  /** As it is seen: a photograph that was taken sideways is turned. */
  width: number;
  height: number;
  /** 1 to 8, as EXIF counts them. */
  orientation: number;
}

const headBytes = 64 * 1024;
/** From here on width and height are swapped. */
const firstSideways = 5;

/** What a PNG or JPEG says of itself, without its pixels being read; nothing where it is neither or is cut off. */
export async function readImageInfo(source: ByteSource): Promise<ImageInfo | undefined> {
  const head = await source.read(0, Math.min(headBytes, source.size));
  if (isPng(head)) {
    const view = viewOf(head);
    return upright('image/png', view.getUint32(16), view.getUint32(20), 1);
  }
  return head[0] === 0xff && head[1] === 0xd8 ? readJpeg(source) : undefined;
}

function isPng(head: Uint8Array): boolean {
  return head.length >= 24 && [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].every((byte, at) => head[at] === byte);
}

/** Segments follow each other, each with its length, so that profiles and previews of any size are stepped over. */
async function readJpeg(source: ByteSource): Promise<ImageInfo | undefined> {
  let orientation = 1;
  for (let at = 2; at + 4 <= source.size; ) {
    const segment = viewOf(await source.read(at, Math.min(source.size, at + 10)));
    if (segment.byteLength < 4 || segment.getUint8(0) !== 0xff) return undefined;
    const marker = segment.getUint8(1);
    // Fill bytes may stand before any marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = segment.getUint16(2);
    if (length < 2) return undefined;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      if (segment.byteLength < 9) return undefined;
      return upright('image/jpeg', segment.getUint16(7), segment.getUint16(5), orientation);
    }
    if (marker === 0xe1) orientation = findOrientation(await source.read(at + 4, at + 2 + length)) ?? orientation;
    at += 2 + length;
  }
  return undefined;
}

const orientationTag = 0x0112;

/** From the first directory of an EXIF segment. */
function findOrientation(exif: Uint8Array): number | undefined {
  const text = new TextDecoder('latin1').decode(exif.subarray(0, 8));
  if (!text.startsWith('Exif\0\0')) return undefined;
  const tiff = viewOf(exif.subarray(6));
  if (tiff.byteLength < 8) return undefined;
  const isLittle = text.slice(6, 8) === 'II';
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return undefined;
  const count = tiff.getUint16(directory, isLittle);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.byteLength) return undefined;
    if (tiff.getUint16(entry, isLittle) !== orientationTag) continue;
    const value = tiff.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

function upright(
  contentType: ImageInfo['contentType'],
  storedWidth: number,
  storedHeight: number,
  orientation: number,
): ImageInfo | undefined {
  if (storedWidth === 0 || storedHeight === 0) return undefined;
  const isSideways = orientation >= firstSideways;
  const [width, height] = isSideways ? [storedHeight, storedWidth] : [storedWidth, storedHeight];
  return { contentType, width, height, orientation };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
