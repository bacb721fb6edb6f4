import { statementFileMaxMb } from '@platen/model/wallet/statements';
import { sourceOfBytes } from '@platen/sheet/byte-source';
import { bytesPerMb, sheetLimits } from '@platen/sheet/limits';
import { Reading } from '@platen/sheet/reading';
import { ZipArchive } from '@platen/sheet/zip/zip-archive';
import { createYielder } from '../../../platform/process/yielder.ts';

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** So many bytes tell one encoding from the other: headers are Chinese. */
const sampleBytes = 4096;
const lineLengthMax = 20_000;
const pieceBytes = 64 * 1024;
const zipMark = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** Thrown for bytes that are no text at all; the caller says so in the reader's language. */
export class UnreadableTextError extends Error {}

/** The tables in a file: itself, or those that are packed in it. Alipay packs the details with their sums. */
export async function* tablesIn(pieces: readonly Buffer[]): AsyncGenerator<Pieces> {
  if (!pieces[0]?.subarray(0, zipMark.length).equals(zipMark)) {
    yield pieces;
    return;
  }
  const limits = { ...sheetLimits, entries: 100, partMb: statementFileMaxMb };
  const reading = new Reading(limits);
  const archive = await ZipArchive.open(sourceOfBytes(Buffer.concat(pieces)), reading);
  for (const entry of archive.list().filter(({ name }) => /\.csv$/i.test(name))) {
    reading.checkPartSize(entry.size);
    yield archive.unpack(entry);
  }
}

function* slices(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

/** The lines of a text in UTF-8 or GB18030, read in slices, so that a long file does not hold up other requests. */
export async function* linesOf(pieces: Pieces): AsyncGenerator<string> {
  const yieldIfDue = createYielder();
  let rest = '';
  for await (const text of decode(pieces)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > lineLengthMax) throw new UnreadableTextError();
    for (const line of lines) {
      await yieldIfDue();
      yield line.replace(/\r$/, '');
    }
  }
  if (rest !== '') yield rest;
}

async function* decode(pieces: Pieces): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let held = Buffer.alloc(0);
  let size = 0;
  const read = (bytes: Uint8Array, isLast: boolean): string => {
    decoder ??= new TextDecoder(isUtf8(held) ? 'utf-8' : 'gb18030', { fatal: true });
    try {
      return decoder.decode(bytes, { stream: !isLast });
    } catch {
      throw new UnreadableTextError();
    }
  };
  for await (const piece of pieces) {
    size += piece.length;
    if (size > statementFileMaxMb * bytesPerMb) throw new UnreadableTextError();
    if (decoder) {
      for (const slice of slices(piece)) yield read(slice, false);
      continue;
    }
    held = Buffer.concat([held, piece]);
    if (held.length >= sampleBytes) for (const slice of slices(held)) yield read(slice, false);
  }
  yield decoder ? read(new Uint8Array(), true) : read(held, true);
}

/** By its beginning: the end of the sample may cut a character in two. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
