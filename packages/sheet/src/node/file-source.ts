import { type FileHandle, open } from 'node:fs/promises';
import type { ByteSource } from '../byte-source.ts';
import { sheetError } from '../sheet-error.ts';

/** A file with random access. Reading fails if the file has changed, because parts of two versions must not be mixed. */
export interface FileSource extends ByteSource {
  close(): Promise<void>;
}

export async function openFileSource(path: string): Promise<FileSource> {
  const file = await open(path);
  try {
    return await sourceOf(file);
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function sourceOf(file: FileHandle): Promise<FileSource> {
  const facts = await file.stat({ bigint: true });
  if (!facts.isFile()) throw sheetError('not_a_sheet');
  return {
    size: Number(facts.size),
    async read(start, end) {
      const bytes = new Uint8Array(end - start);
      let length = 0;
      while (length < bytes.length) {
        const { bytesRead } = await file.read(bytes, length, bytes.length - length, start + length);
        if (bytesRead === 0) throw sheetError('file_changed');
        length += bytesRead;
      }
      const now = await file.stat({ bigint: true });
      if (now.mtimeNs !== facts.mtimeNs || now.size !== facts.size) throw sheetError('file_changed');
      return bytes;
    },
    close: () => file.close(),
  };
}
