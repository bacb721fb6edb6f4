import type { StoredFile } from './upload.types.ts';

/** Toggles a file. In a single selection another file replaces it; at the limit nothing happens. */
export function pickFile(picked: readonly StoredFile[], file: StoredFile, limit: number): readonly StoredFile[] {
  if (picked.some(({ id }) => id === file.id)) return picked.filter(({ id }) => id !== file.id);
  if (limit === 1) return [file];
  return picked.length < limit ? [...picked, file] : picked;
}

/** The index that an arrow key moves the focus to in a grid; undefined for other keys. */
export function gridTarget(key: string, index: number, count: number, columns: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -index,
    End: count - 1 - index,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const target = index + step;
  return target >= 0 && target < count ? target : index;
}
