import { Inflate } from 'fflate';
import type { ByteSource } from '../byte-source.ts';
import type { Reading } from '../reading.ts';
import { sheetError } from '../sheet-error.ts';
import { crc32 } from './crc32.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** A piece this long unpacks to 16 MB at most, so that a bomb is noticed before it hurts. */
const packedPieceBytes = 16 * 1024;
const storedMethod = 0;
const deflateMethod = 8;

/** A zip file. Names are matched without case, as part names of workbooks are. */
export class ZipArchive {
  private readonly source: ByteSource;
  private readonly reading: Reading;
  private readonly entries: ReadonlyMap<string, ZipEntry>;

  private constructor(source: ByteSource, reading: Reading, entries: readonly ZipEntry[]) {
    this.source = source;
    this.reading = reading;
    this.entries = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  }

  static async open(source: ByteSource, reading: Reading): Promise<ZipArchive> {
    return new ZipArchive(source, reading, await readZipDirectory(source, reading.limits.entries));
  }

  find(name: string): ZipEntry | undefined {
    return this.entries.get(name.toLowerCase());
  }

  /** What is packed in it, by name; folders are not. */
  list(): ZipEntry[] {
    return [...this.entries.values()].filter(({ name }) => !name.endsWith('/'));
  }

  async readAll(entry: ZipEntry): Promise<Uint8Array> {
    const bytes = new Uint8Array(entry.size);
    let at = 0;
    for await (const piece of this.unpack(entry)) {
      bytes.set(piece, at);
      at += piece.length;
    }
    return bytes;
  }

  /** The unpacked bytes, piece by piece, and never more of them than the directory says. */
  async *unpack(entry: ZipEntry): AsyncGenerator<Uint8Array> {
    if (entry.isEncrypted) throw sheetError('password_protected');
    if (entry.method !== storedMethod && entry.method !== deflateMethod) throw sheetError('file_damaged');
    const { reading, source } = this;
    const start = await this.dataStart(entry);
    const end = start + entry.packedSize;
    if (end > source.size) throw sheetError('file_damaged');
    const unpacker = entry.method === deflateMethod ? new Inflater() : undefined;
    let size = 0;
    let crc = 0;
    for (let at = start; at < end; at += packedPieceBytes) {
      const isLast = at + packedPieceBytes >= end;
      const packed = await source.read(at, isLast ? end : at + packedPieceBytes);
      const pieces = reading.work(() => unpacker?.push(packed, isLast) ?? [packed]);
      for (const piece of pieces) {
        size += piece.length;
        if (size > entry.size) throw sheetError('file_damaged');
        crc = reading.work(() => crc32(piece, crc));
        yield piece;
      }
    }
    if (size !== entry.size || crc !== entry.crc) throw sheetError('file_damaged');
  }

  /** The header before the data repeats the name, and may be of another length than the directory says. */
  private async dataStart({ headerOffset }: ZipEntry): Promise<number> {
    const headerEnd = headerOffset + 30;
    if (headerEnd > this.source.size) throw sheetError('file_damaged');
    const header = await this.source.read(headerOffset, headerEnd);
    const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
    if (view.getUint32(0, true) !== 0x04034b50) throw sheetError('file_damaged');
    return headerEnd + view.getUint16(26, true) + view.getUint16(28, true);
  }
}

class Inflater {
  private pieces: Uint8Array[] = [];
  private readonly inflate = new Inflate((piece) => {
    if (piece.length > 0) this.pieces.push(piece);
  });

  push(packed: Uint8Array, isLast: boolean): Uint8Array[] {
    this.pieces = [];
    try {
      this.inflate.push(packed, isLast);
    } catch {
      throw sheetError('file_damaged');
    }
    return this.pieces;
  }
}
