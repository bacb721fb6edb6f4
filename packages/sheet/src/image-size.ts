export interface ImageSize {
  width: number;
  height: number;
}

/** The size of a PNG, JPEG or GIF picture by its first bytes; nothing for any other. */
export function findImageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const has = (offset: number, text: string) =>
    [...text].every((char, index) => bytes[offset + index] === char.charCodeAt(0));
  if (has(1, 'PNG') && bytes.length >= 24) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (has(0, 'GIF8') && bytes.length >= 10) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(view);
  return undefined;
}

/** Segments follow each other, each with its length; the one that begins the picture has its size. */
function jpegSize(view: DataView): ImageSize | undefined {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    const isStart = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isStart) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
