/**
 * One small text file out of a zip, without unpacking the rest. Only what our own server writes: no encryption, and
 * no archive beyond 4 GB.
 */
const endMark = 0x06054b50;
const endLength = 22;
const commentLengthMax = 65_535;
const entryMark = 0x02014b50;
const entryLength = 46;
const localLength = 30;
const deflated = 8;

interface Entry {
  offset: number;
  method: number;
  compressedLength: number;
}

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer());

async function findDirectory(zip: Blob): Promise<DataView | undefined> {
  const tail = await viewOf(zip.slice(-(endLength + commentLengthMax)));
  for (let at = tail.byteLength - endLength; at >= 0; at--) {
    if (tail.getUint32(at, true) !== endMark) continue;
    const [length, start] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
    return viewOf(zip.slice(start, start + length));
  }
  return undefined;
}

function findEntry(directory: DataView, name: string): Entry | undefined {
  const decoder = new TextDecoder();
  for (let at = 0; at + entryLength <= directory.byteLength && directory.getUint32(at, true) === entryMark; ) {
    const nameLength = directory.getUint16(at + 28, true);
    const nameBytes = new Uint8Array(directory.buffer, at + entryLength, nameLength);
    if (decoder.decode(nameBytes) === name) {
      return {
        method: directory.getUint16(at + 10, true),
        compressedLength: directory.getUint32(at + 20, true),
        offset: directory.getUint32(at + 42, true),
      };
    }
    at += entryLength + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return undefined;
}

export async function readZipText(zip: Blob, name: string): Promise<string | undefined> {
  const directory = await findDirectory(zip);
  const entry = directory && findEntry(directory, name);
  if (!entry) return undefined;
  const header = await viewOf(zip.slice(entry.offset, entry.offset + localLength));
  const start = entry.offset + localLength + header.getUint16(26, true) + header.getUint16(28, true);
  const content = zip.slice(start, start + entry.compressedLength);
  if (entry.method !== deflated) return content.text();
  return new Response(content.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}
