import { tagLengthMax } from '@platen/model/files/tags';

/** The typed text as tags: trimmed, without commas, not too long, not empty and without duplicates. */
export function toTagList(typed: readonly string[]): string[] {
  const names = typed.map((name) => name.replaceAll(/[,，]/g, ' ').trim().slice(0, tagLengthMax).trim());
  return [...new Set(names)].filter((name) => name !== '');
}
