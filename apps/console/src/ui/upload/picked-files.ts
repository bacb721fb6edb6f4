import type { StoredFile } from './upload.types.ts';

/** A choice more or less. Where one is wanted, another takes its place; where the limit is reached, nothing happens. */
export function pickFile(picked: readonly StoredFile[], file: StoredFile, limit: number): readonly StoredFile[] {
  if (picked.some(({ id }) => id === file.id)) return picked.filter(({ id }) => id !== file.id);
  if (limit === 1) return [file];
  return picked.length < limit ? [...picked, file] : picked;
}

/** Where the focus goes in a grid; nothing for keys that do not move it. */
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
