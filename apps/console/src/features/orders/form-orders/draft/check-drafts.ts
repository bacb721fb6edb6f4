import type { SkuTemplate } from '@platen/model/sku-templates';
import { findSize } from '@platen/ordering/amounts';
import { fieldsBySize, hasChoice, type OrderFields } from '@platen/ordering/order-fields';
import { orderTemplateOf } from '@platen/ordering/order-template';
import { findQuantity } from '@platen/ordering/typed-amounts';
import { type DraftErrors, type RowErrors } from './draft-errors.ts';
import type { OrderDraft } from './order-draft.ts';

/** The words of what the form can see by itself; the server checks again, and more. */
export interface CheckTexts {
  noRequired: string;
  noRepeated: string;
  sizeRequired: string;
  sizeUnknown: string;
  quantityWrong: string;
  imagesRequired: string;
  itemRequired: (label: string) => string;
  optionUnknown: string;
}

/** What is wrong with the drafts, all of it at once. */
export function checkDrafts(template: SkuTemplate, drafts: readonly OrderDraft[], texts: CheckTexts): DraftErrors {
  const fieldsOf = fieldsBySize(orderTemplateOf(template));
  const seen = new Set<string>();
  const errors = new Map<number, RowErrors>();
  for (const draft of drafts) {
    const row = checkDraft(template, draft, fieldsOf(draft.size), texts);
    const no = draft.no.trim();
    if (no !== '' && seen.has(no)) row.no = texts.noRepeated;
    seen.add(no);
    if (Object.keys(row).length > 0) errors.set(draft.key, row);
  }
  return errors;
}

function checkDraft(template: SkuTemplate, draft: OrderDraft, fields: OrderFields, texts: CheckTexts): RowErrors {
  const row: RowErrors = {};
  if (draft.no.trim() === '') row.no = texts.noRequired;
  if (draft.size === '') row.size = texts.sizeRequired;
  else if (!findSize(template, draft.size)) row.size = texts.sizeUnknown;
  if (findQuantity(draft.quantity) === undefined) row.quantity = texts.quantityWrong;
  if (template.kind === 'form_order' && draft.productionImages.length === 0) row.images = texts.imagesRequired;
  for (const { key, label, required, options } of template.excel_config) {
    const value = (draft.values[key] ?? '').trim();
    if (value === '') {
      if (required && fields.has(key)) row[`value:${key}`] = texts.itemRequired(label);
    } else if (hasChoice({ options }) && !options.some((option) => option.label === value || option.value === value)) {
      row[`value:${key}`] = texts.optionUnknown;
    }
  }
  return row;
}
