import type { FileHandle } from 'node:fs/promises';

const stripOffsets = 273;
const stripByteCounts = 279;
const bytesOfType: Readonly<Record<number, number>> = { 3: 2, 4: 4 };

/**
 * Reads the rows of a TIFF that libvips has written: uncompressed, little-endian, with its strips in order. Any other
 * TIFF would be misread.
 * @param rowsAtOnce the least number of rows in each result, except the last
 */
export async function* readTiffRows(
  file: FileHandle,
  rowBytes: number,
  rowsAtOnce: number,
): AsyncGenerator<Uint8Array> {
  const head = await readAt(file, 0, 8);
  const directoryAt = head.readUInt32LE(4);
  const count = (await readAt(file, directoryAt, 2)).readUInt16LE(0);
  const entries = await readAt(file, directoryAt + 2, count * 12);
  const offsets = await numbersOf(file, entries, stripOffsets);
  const byteCounts = await numbersOf(file, entries, stripByteCounts);
  let held: Buffer[] = [];
  let heldBytes = 0;
  for (const [index, offset] of offsets.entries()) {
    const strip = await readAt(file, offset, byteCounts[index] ?? 0);
    held.push(strip);
    heldBytes += strip.length;
    if (heldBytes < rowsAtOnce * rowBytes && index < offsets.length - 1) continue;
    yield Uint8Array.from(Buffer.concat(held));
    held = [];
    heldBytes = 0;
  }
}

/** The values of a directory entry. The entry holds them if they fit into 4 bytes, and otherwise their offset. */
async function numbersOf(file: FileHandle, entries: Buffer, tag: number): Promise<number[]> {
  for (let at = 0; at < entries.length; at += 12) {
    if (entries.readUInt16LE(at) !== tag) continue;
    const size = bytesOfType[entries.readUInt16LE(at + 2)] ?? 4;
    const count = entries.readUInt32LE(at + 4);
    const isInside = size * count <= 4;
    const bytes = isInside ? entries.subarray(at + 8) : await readAt(file, entries.readUInt32LE(at + 8), size * count);
    return Array.from({ length: count }, (_, index) => bytes.readUIntLE(index * size, size));
  }
  throw new Error(`the TIFF has no entry ${tag}`);
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new Error('the TIFF ends too early');
  return buffer;
}
