import { tagLengthMax } from '@platen/model/tags';

/** What was typed, as tags: trimmed, no commas, not too long, none empty and none twice. */
export function toTagList(typed: readonly string[]): string[] {
  const names = typed.map((name) => name.replaceAll(/[,，]/g, ' ').trim().slice(0, tagLengthMax).trim());
  return [...new Set(names)].filter((name) => name !== '');
}
