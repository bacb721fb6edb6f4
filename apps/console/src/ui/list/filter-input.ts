import type { FilterInput } from './list.types.ts';

/** An option may stand for several values, which a URL lists one by one. */
export const asText = (input: FilterInput | undefined): string | undefined =>
  typeof input === 'string' ? input : input?.join(',') || undefined;
