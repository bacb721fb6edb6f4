import type { BilingualText } from '../text/locale.ts';

export const templateKinds = ['micro_custom', 'form_order', 'batch_order'] as const;

export const templateKindTexts: Record<(typeof templateKinds)[number], BilingualText> = {
  micro_custom: { zh: '微定制', en: 'Personalized' },
  form_order: { zh: '表单订单', en: 'Form order' },
  batch_order: { zh: '批量订单', en: 'Batch order' },
};

/** `pending` is shown as Internal Test. A published template cannot be modified. */
export const templateStates = ['pending', 'published', 'unpublished'] as const;

export const openTypes = ['private', 'factory'] as const;

export const formOrderTypes = ['FormOrder::MicroCustom', 'FormOrder::Form', 'FormOrder::Batch'] as const;
export type FormOrderType = (typeof formOrderTypes)[number];

export const kindOfType: Record<FormOrderType, (typeof templateKinds)[number]> = {
  'FormOrder::MicroCustom': 'micro_custom',
  'FormOrder::Form': 'form_order',
  'FormOrder::Batch': 'batch_order',
};
export const typeOfKind: Record<(typeof templateKinds)[number], FormOrderType> = {
  micro_custom: 'FormOrder::MicroCustom',
  form_order: 'FormOrder::Form',
  batch_order: 'FormOrder::Batch',
};
