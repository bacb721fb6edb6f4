/** Four tables, one behind the other, so that four bytes are taken in one step: every byte of every sheet is summed. */
const tables = new Uint32Array(1024);
for (let index = 0; index < 256; index++) {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  tables[index] = value;
}
for (let index = 256; index < 1024; index++) {
  const before = tables[index - 256] as number;
  tables[index] = (before >>> 8) ^ (tables[before & 255] as number);
}

/** Goes on from `before`, the sum of the pieces so far; 0 at the beginning. */
export function crc32(bytes: Uint8Array, before: number): number {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = ~before;
  let index = 0;
  for (const end = bytes.length - 3; index < end; index += 4) {
    sum ^= words.getInt32(index, true);
    sum =
      (tables[768 + (sum & 255)] as number) ^
      (tables[512 + ((sum >>> 8) & 255)] as number) ^
      (tables[256 + ((sum >>> 16) & 255)] as number) ^
      (tables[sum >>> 24] as number);
  }
  for (; index < bytes.length; index++) sum = (sum >>> 8) ^ (tables[(sum ^ (bytes[index] as number)) & 255] as number);
  return ~sum >>> 0;
}
