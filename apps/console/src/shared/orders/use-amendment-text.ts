import type { AmendmentChange } from '@platen/model/orders/order-details';
import { emptyValue } from '../../ui/formats.ts';
import { useText } from '../../ui/text.ts';
import { amendmentTexts } from './amendments.messages.ts';

/** One change of an order, as a sentence. */
export function useAmendmentText(): (change: AmendmentChange) => string {
  const t = useText(amendmentTexts);
  const labelOf = (field: Exclude<AmendmentChange['field'], 'layers' | 'outbound' | 'custom_field'>) => {
    if (field === 'quantity' || field === 'shipping_no' || field === 'shipping_company') return t(field);
    return t(`receiverFields.${field}`);
  };
  return ({ field, key, before, after }) => {
    if (field === 'layers') return t('layers', { key });
    if (field === 'outbound') return t('outbound', { key });
    const label = field === 'custom_field' ? key : labelOf(field);
    return t('change', { label, before: shown(before), after: shown(after) });
  };
}

/** The URL of an image tells users nothing; its file name does. */
function shown(text: string): string {
  return (text.startsWith('/') ? text.split('/').at(-1) : text) || emptyValue;
}
