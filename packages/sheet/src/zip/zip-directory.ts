import type { ByteSource } from '../byte-source.ts';
import { bytesPerMb } from '../limits.ts';
import { sheetError } from '../sheet-error.ts';

/** What the directory at the end of an archive says of a file in it. The bytes may say otherwise. */
export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  headerOffset: number;
}

const endSignature = 0x06054b50;
const end64Signature = 0x06064b50;
const end64LocatorSignature = 0x07064b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const commentLengthMax = 65_535;
const directoryBytesMax = 64 * bytesPerMb;

export async function readZipDirectory(source: ByteSource, entriesMax: number): Promise<ZipEntry[]> {
  const { count, offset, size } = await findDirectory(source);
  if (count > entriesMax) throw sheetError('too_many_entries', { limit: entriesMax });
  if (offset + size > source.size || size > directoryBytesMax) throw sheetError('file_damaged');
  const view = viewOf(await source.read(offset, offset + size));
  const entries: ZipEntry[] = [];
  // By the bytes, not by the count: an archive of more than 65,535 files may say how many modulo 65,536.
  for (let at = 0; at + 46 <= view.byteLength && view.getUint32(at, true) === entrySignature; ) {
    const { entry, next } = readEntry(view, at);
    entries.push(entry);
    if (entries.length > entriesMax) throw sheetError('too_many_entries', { limit: entriesMax });
    at = next;
  }
  if (entries.length < count) throw sheetError('file_damaged');
  return entries;
}

async function findDirectory(source: ByteSource): Promise<{ count: number; offset: number; size: number }> {
  const tailStart = Math.max(0, source.size - endLength - commentLengthMax - 20);
  const tail = viewOf(await source.read(tailStart, source.size));
  for (let at = tail.byteLength - endLength; at >= 0; at--) {
    if (tail.getUint32(at, true) !== endSignature) continue;
    const isLarge = at >= 20 && tail.getUint32(at - 20, true) === end64LocatorSignature;
    if (isLarge) return readEnd64(source, Number(tail.getBigUint64(at - 12, true)));
    return {
      count: tail.getUint16(at + 10, true),
      size: tail.getUint32(at + 12, true),
      offset: tail.getUint32(at + 16, true),
    };
  }
  throw sheetError('file_damaged');
}

async function readEnd64(source: ByteSource, offset: number) {
  if (offset + 56 > source.size) throw sheetError('file_damaged');
  const view = viewOf(await source.read(offset, offset + 56));
  if (view.getUint32(0, true) !== end64Signature) throw sheetError('file_damaged');
  return {
    count: Number(view.getBigUint64(32, true)),
    size: Number(view.getBigUint64(40, true)),
    offset: Number(view.getBigUint64(48, true)),
  };
}

function readEntry(view: DataView, at: number): { entry: ZipEntry; next: number } {
  const flags = view.getUint16(at + 8, true);
  const nameLength = view.getUint16(at + 28, true);
  const extraLength = view.getUint16(at + 30, true);
  const extraStart = at + 46 + nameLength;
  const next = extraStart + extraLength + view.getUint16(at + 32, true);
  if (next > view.byteLength) throw sheetError('file_damaged');
  const entry = {
    name: nameOf(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength), (flags & 0x800) !== 0),
    isEncrypted: (flags & 1) !== 0,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    headerOffset: view.getUint32(at + 42, true),
  };
  if (isLink(view, at)) throw sheetError('link_inside', { name: entry.name.slice(0, 100) });
  readLargeSizes(view, extraStart, extraStart + extraLength, entry);
  return { entry, next };
}

/** Sizes beyond 4 GB stand in an extra field, only those that are too large for their own place. */
function readLargeSizes(view: DataView, start: number, end: number, entry: ZipEntry): void {
  for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let from = at + 4;
    for (const name of ['size', 'packedSize', 'headerOffset'] as const) {
      if (entry[name] !== 0xffffffff) continue;
      if (from + 8 > end) throw sheetError('file_damaged');
      entry[name] = Number(view.getBigUint64(from, true));
      from += 8;
    }
    return;
  }
}

/** A file that is only the path of another one, as archives of Unix may hold: it leads wherever it likes. */
function isLink(view: DataView, at: number): boolean {
  const unix = 3;
  const [kindMask, link] = [0xf000, 0xa000];
  return view.getUint8(at + 5) === unix && ((view.getUint32(at + 38, true) >>> 16) & kindMask) === link;
}

/**
 * Names are UTF-8 where the entry says so, and in most others too; Windows in China packs them as GB18030 and says
 * nothing. A name that leads out of the archive is refused.
 */
function nameOf(bytes: Uint8Array, isUtf8: boolean): string {
  const text =
    (isUtf8 ? undefined : (decode(bytes, 'utf-8') ?? decode(bytes, 'gb18030'))) ?? new TextDecoder().decode(bytes);
  const name = text.replaceAll('\\', '/').replace(/^\/+/, '');
  if (/^[a-z]:/i.test(name) || name.split('/').includes('..')) {
    throw sheetError('name_unsafe', { name: name.slice(0, 100) });
  }
  return name;
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
