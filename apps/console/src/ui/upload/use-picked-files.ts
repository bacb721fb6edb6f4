import { useState } from 'react';
import { pickFile } from './picked-files.ts';
import type { StoredFile } from './upload.types.ts';

/** The selection across all pages. */
export function usePickedFiles(limit: number) {
  const [picked, setPicked] = useState<readonly StoredFile[]>([]);
  return {
    picked,
    has: (id: number) => picked.some((file) => file.id === id),
    isFull: limit > 1 && picked.length >= limit,
    toggle: (file: StoredFile) => setPicked((current) => pickFile(current, file, limit)),
    add: (file: StoredFile) =>
      setPicked((current) => (current.some(({ id }) => id === file.id) ? current : pickFile(current, file, limit))),
    forget: (id: number) => setPicked((current) => current.filter((file) => file.id !== id)),
  };
}
