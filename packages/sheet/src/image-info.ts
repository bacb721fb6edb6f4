import type { ByteSource } from './byte-source.ts';

export interface ImageSize {
  width: number;
  height: number;
}

/** The header of an image. Width and height are those of the stored pixels, before the orientation turns them. */
export interface ImageInfo extends ImageSize {
  contentType: 'image/png' | 'image/jpeg' | 'image/gif';
  /** 1 to 8, as EXIF counts them. */
  orientation: number;
}

const headBytes = 24;
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const gifSignature = [0x47, 0x49, 0x46, 0x38];
/** From here on width and height are swapped. */
const firstSideways = 5;

/** Reads the header of a PNG, JPEG or GIF without reading its pixels; undefined for other files and for cut-off ones. */
export async function readImageInfo(source: ByteSource): Promise<ImageInfo | undefined> {
  const head = await source.read(0, Math.min(headBytes, source.size));
  const view = viewOf(head);
  const startsWith = (signature: number[]) => signature.every((byte, at) => head[at] === byte);
  if (startsWith(pngSignature) && head.length >= 24) {
    return checked({ contentType: 'image/png', width: view.getUint32(16), height: view.getUint32(20), orientation: 1 });
  }
  if (startsWith(gifSignature) && head.length >= 10) {
    const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
    return checked({ contentType: 'image/gif', width, height, orientation: 1 });
  }
  return head[0] === 0xff && head[1] === 0xd8 ? readJpeg(source) : undefined;
}

/** The size of an image as it is shown: a photo that was taken with the camera on its side is turned. */
export function uprightSize({ width, height, orientation }: ImageInfo): ImageSize {
  return orientation >= firstSideways ? { width: height, height: width } : { width, height };
}

/** Steps from segment to segment by their lengths, so that color profiles and previews of any size are skipped. */
async function readJpeg(source: ByteSource): Promise<ImageInfo | undefined> {
  let orientation = 1;
  for (let at = 2; at + 4 <= source.size; ) {
    const segment = viewOf(await source.read(at, Math.min(source.size, at + 10)));
    if (segment.byteLength < 4 || segment.getUint8(0) !== 0xff) return undefined;
    const marker = segment.getUint8(1);
    // Fill bytes may precede any marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = segment.getUint16(2);
    if (length < 2) return undefined;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      if (segment.byteLength < 9) return undefined;
      const [height, width] = [segment.getUint16(5), segment.getUint16(7)];
      return checked({ contentType: 'image/jpeg', width, height, orientation });
    }
    if (marker === 0xe1) orientation = findOrientation(await source.read(at + 4, at + 2 + length)) ?? orientation;
    at += 2 + length;
  }
  return undefined;
}

const orientationTag = 0x0112;

/** Reads the orientation from the first directory of an EXIF segment. */
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

function checked(info: ImageInfo): ImageInfo | undefined {
  return info.width > 0 && info.height > 0 ? info : undefined;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
