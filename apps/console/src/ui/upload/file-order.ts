import type { StoredFile } from './upload.types.ts';

/**
 * Inserts a stored file in the order of selection. Uploads finish in any order, but people expect the order in which
 * they selected the files. `keys` says which files were uploaded by this field, and when they were selected.
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

/** Adds files from the selection dialog: without duplicates, and no more than the field accepts. */
export function addSelected(files: readonly StoredFile[], chosen: readonly StoredFile[], count: number): StoredFile[] {
  if (count === 1) return chosen.slice(0, 1);
  const added = chosen.filter((file) => !files.some(({ id }) => id === file.id));
  return [...files, ...added].slice(0, count);
}
