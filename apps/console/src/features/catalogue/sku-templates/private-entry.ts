import type { SkuTemplateCard } from '@platen/model/catalogue/sku-templates';
import type { Page } from '@platen/model/lists/lists';

/** Stands for the entry's id from the click until the server returns it. */
export const pendingEntryId = -1;

type Cached = Page<SkuTemplateCard> | SkuTemplateCard | number | undefined;

const isPage = (cached: object): cached is Page<SkuTemplateCard> => 'data' in cached && 'meta' in cached;

/**
 * What is cached about templates (pages, details, counts), with the private list entry of one template changed. Only of
 * that template: undoing one click must not undo another one.
 */
export function withPrivateEntry<T>(cached: T, templateId: number, entryId: number | null): T {
  const known = cached as Cached;
  if (typeof known !== 'object' || known === null) return cached;
  // Options of selects are cached among templates too, and do not contain the entry.
  const patch = <Row extends SkuTemplateCard>(row: Row) =>
    row.id === templateId && 'current_users_sku_template_id' in row
      ? { ...row, current_users_sku_template_id: entryId }
      : row;
  return (isPage(known) ? { ...known, data: known.data.map(patch) } : patch(known)) as T;
}
