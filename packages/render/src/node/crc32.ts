/** The table for one byte, and behind it those for a byte that one, two or three others follow. */
const tables = new Int32Array(4 * 256);
for (let byte = 0; byte < 256; byte++) {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  tables[byte] = value;
}
for (let at = 256; at < tables.length; at++) {
  const value = tables[at - 256] as number;
  tables[at] = (tables[value & 255] as number) ^ (value >>> 8);
}

/**
 * The checksum of PNG. Ours, because the Node versions that we run on do not all have one. Begins on a whole word.
 * @param before the checksum of what comes before
 */
export function crc32(data: Uint8Array, before = 0): number {
  const words = new Int32Array(data.buffer, data.byteOffset, data.length >>> 2);
  let value = crcOfWords(words, ~before);
  for (let at = words.length * 4; at < data.length; at++) {
    value = (tables[(value ^ (data[at] as number)) & 255] as number) ^ (value >>> 8);
  }
  return ~value >>> 0;
}

function crcOfWords(words: Int32Array, start: number): number {
  let value = start;
  for (let index = 0; index < words.length; index++) {
    value ^= words[index] as number;
    const lower = (tables[768 + (value & 255)] as number) ^ (tables[512 + ((value >>> 8) & 255)] as number);
    value = lower ^ (tables[256 + ((value >>> 16) & 255)] as number) ^ (tables[value >>> 24] as number);
  }
  return value;
}
