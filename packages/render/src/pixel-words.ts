/**
 * Unpacks RGB pixels to words of opaque RGBA, four pixels from three words at a time.
 * @param from the RGB bytes as words; unused bytes of the last word are ignored
 */
export function unpackTriplets(from: Int32Array, count: number, to: Int32Array, start: number): void {
  const opaque = 0xff000000;
  const fours = count >> 2;
  let out = start;
  let at = 0;
  for (let index = 0; index < fours; index++, at += 3, out += 4) {
    const a = from[at] as number;
    const b = from[at + 1] as number;
    const c = from[at + 2] as number;
    to[out] = a | opaque;
    to[out + 1] = (a >>> 24) | (b << 8) | opaque;
    to[out + 2] = (b >>> 16) | (c << 16) | opaque;
    to[out + 3] = (c >>> 8) | opaque;
  }
  const bytes = new Uint8Array(from.buffer, from.byteOffset);
  for (let index = fours * 4; index < count; index++) {
    const byte = index * 3;
    const low = (bytes[byte] as number) | ((bytes[byte + 1] as number) << 8);
    to[start + index] = low | ((bytes[byte + 2] as number) << 16) | opaque;
  }
}

/** Packs RGBA pixels to RGB, dropping alpha. In place: the result overwrites the pixels. */
export function packTriplets(pixels: Uint8ClampedArray): Uint8Array {
  const words = new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const fours = words.length & ~3;
  let out = 0;
  for (let at = 0; at < fours; at += 4, out += 3) {
    const a = (words[at] as number) & 0xffffff;
    const b = (words[at + 1] as number) & 0xffffff;
    const c = (words[at + 2] as number) & 0xffffff;
    const d = words[at + 3] as number;
    words[out] = a | (b << 24);
    words[out + 1] = (b >>> 8) | (c << 16);
    words[out + 2] = (c >>> 16) | (d << 8);
  }
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, words.length * 3);
  for (let at = fours; at < words.length; at++) bytes.set(pixels.subarray(at * 4, at * 4 + 3), at * 3);
  return bytes;
}

/** Adds words bytewise modulo 256, in place. The high bits are added separately, so that no carry leaves its byte. */
export function addBytes(words: Int32Array, others: Int32Array): void {
  const { length } = words;
  for (let index = 0; index < length; index++) {
    const a = words[index] as number;
    const b = others[index] as number;
    words[index] = ((a & 0x7f7f7f7f) + (b & 0x7f7f7f7f)) ^ ((a ^ b) & 0x80808080);
  }
}
