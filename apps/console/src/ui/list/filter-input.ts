import type { FilterInput } from './list.types.ts';

/** A choice may stand for several values, which a link names one by one. */
export const asText = (input: FilterInput | undefined): string | undefined =>
  typeof input === 'string' ? input : input?.join(',') || undefined;
