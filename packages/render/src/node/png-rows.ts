/** Yields the contents of the IDAT chunks of a PNG. Together they are one zlib stream of filtered rows. */
export async function* readPngRows(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held = Buffer.alloc(0);
  // What is left of the current chunk, including its checksum.
  let left = 0;
  let isData = false;
  let isHead = true;
  for await (const bytes of file) {
    held = held.length === 0 ? Buffer.from(bytes) : Buffer.concat([held, bytes]);
    if (isHead && held.length < signatureBytes) continue;
    if (isHead) held = held.subarray(signatureBytes);
    isHead = false;
    while (held.length > 0) {
      if (left === 0) {
        if (held.length < 8) break;
        left = held.readUInt32BE(0) + checksumBytes;
        isData = held.toString('latin1', 4, 8) === 'IDAT';
        held = held.subarray(8);
      }
      const taken = Math.min(left, held.length);
      const rows = Math.min(taken, Math.max(0, left - checksumBytes));
      if (isData && rows > 0) yield held.subarray(0, rows);
      left -= taken;
      held = held.subarray(taken);
    }
  }
}

const signatureBytes = 8;
const checksumBytes = 4;
