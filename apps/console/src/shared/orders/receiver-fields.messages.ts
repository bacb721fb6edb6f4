import { type ReceiverField, receiverFields, receiverFieldTexts } from '@platen/model/orders/receiver-fields';

const labelsIn = (language: 'en' | 'zh') =>
  Object.fromEntries(receiverFields.map((field) => [field, receiverFieldTexts[field][language]])) as Record<
    ReceiverField,
    string
  >;

/** The labels of the fields of a receiver, for the texts of a screen that shows them. */
export const receiverFieldLabels = { en: labelsIn('en'), zh: labelsIn('zh') };
