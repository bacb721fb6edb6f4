import type { StoredFile } from './upload.types.ts';

/**
 * Puts a stored file where it was chosen. Files arrive as their sizes and the line allow; people chose them in an
 * order and expect it. `keys` says which of the files came by this field's uploads, and when they were chosen.
 */
export function insertInOrder(
  files: readonly StoredFile[],
  stored: StoredFile,
  keys: ReadonlyMap<number, number>,
): StoredFile[] {
  const key = keys.get(stored.id) ?? Number.POSITIVE_INFINITY;
  const later = files.findIndex((file) => (keys.get(file.id) ?? Number.NEGATIVE_INFINITY) > key);
  return later < 0 ? [...files, stored] : files.toSpliced(later, 0, stored);
}

/** Adds files from the selection dialog: no file twice, and no more than the field takes. */
export function addChosen(files: readonly StoredFile[], chosen: readonly StoredFile[], count: number): StoredFile[] {
  if (count === 1) return chosen.slice(0, 1);
  const added = chosen.filter((file) => !files.some(({ id }) => id === file.id));
  return [...files, ...added].slice(0, count);
}
