import { closeSync, openSync, writeSync } from 'node:fs';
import { pngChunk, profileChunk, signature } from '../png.ts';
import { type FileWindow, withFileWindow } from './file-window.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

/** The position of a chunk in a PNG file. */
export interface Chunk {
  readonly type: string;
  /** The offset of the content in the file. */
  readonly at: number;
  /** The length of the content in bytes. */
  readonly length: number;
}

/** @throws UnreadablePicture for a file without an end chunk, because it was probably truncated */
export function listChunks(file: FileWindow): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = signature.length; at + 12 <= file.byteSize; ) {
    const head = file.read(at, 8);
    const chunk = { type: head.toString('latin1', 4, 8), at: at + 8, length: head.readUInt32BE(0) };
    chunks.push(chunk);
    if (chunk.type === 'IEND') return chunks;
    at = chunk.at + chunk.length + 4;
  }
  throw new UnreadablePicture('cut_off', 'a PNG without an end');
}

/** Writes a PNG from its chunks, except the end chunk, which is added. */
export function writePng(to: string, chunks: Iterable<Buffer>): void {
  const out = openSync(to, 'w');
  try {
    writeSync(out, signature);
    for (const chunk of chunks) writeSync(out, chunk);
    writeSync(out, pngChunk('IEND', Buffer.alloc(0)));
  } finally {
    closeSync(out);
  }
}

/** Copies a PNG and adds a profile. All other chunks except the header and the pixel data are dropped. */
export function addProfile(path: string, profile: Buffer, to: string): void {
  withFileWindow(path, (file) => {
    const [header, ...rest] = listChunks(file);
    const copyOf = ({ type, at, length }: Chunk) => pngChunk(type, file.read(at, length));
    function* chunks(): Generator<Buffer> {
      if (header) yield copyOf(header);
      yield profileChunk(profile);
      for (const chunk of rest) if (chunk.type === 'IDAT') yield copyOf(chunk);
    }
    writePng(to, chunks());
  });
}
