import type { Page } from '@platen/model/lists';
import type { SkuTemplateCard } from '@platen/model/sku-templates';

/** Stands for the entry's id from the click until the server has given it one. */
export const pendingEntryId = -1;

type Cached = Page<SkuTemplateCard> | SkuTemplateCard | number | undefined;

const isPage = (cached: object): cached is Page<SkuTemplateCard> => 'data' in cached && 'meta' in cached;

/**
 * What is cached of templates (pages, details, counts), with one template's entry in the private list changed.
 * Only that template: undoing one click must not undo another that was made meanwhile.
 */
export function withPrivateEntry<T>(cached: T, templateId: number, entryId: number | null): T {
  const known = cached as Cached;
  if (typeof known !== 'object' || known === null) return cached;
  // Options of a select are cached among templates too, and know nothing of the private list.
  const patch = <Row extends SkuTemplateCard>(row: Row) =>
    row.id === templateId && 'current_users_sku_template_id' in row
      ? { ...row, current_users_sku_template_id: entryId }
      : row;
  return (isPage(known) ? { ...known, data: known.data.map(patch) } : patch(known)) as T;
}
