import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { Locale } from '@platen/model/text/locale';
import { textsIn } from '../../../../ui/text.ts';
import { formOrderFormTexts } from '../form-orders-form.messages.ts';
import type { DraftLabels } from './draft-errors.ts';
import { type CellName, isReceiverField } from './order-draft.ts';

/** The labels of the cells of a draft. */
export function draftLabelsIn(locale: Locale, { excel_config }: Pick<SkuTemplate, 'excel_config'>): DraftLabels {
  const t = textsIn(formOrderFormTexts, locale);
  const labels = new Map(excel_config.map(({ key, label }) => [`value:${key}`, label]));
  const labelOf = (cell: CellName): string => {
    if (isReceiverField(cell)) return t(`receiverFields.${cell}`);
    return isOwnCell(cell) ? t(cell) : (labels.get(cell) ?? cell);
  };
  return { locale, orders: t('orders'), labelOf };
}

function isOwnCell(cell: CellName): cell is 'no' | 'sub_no' | 'size' | 'quantity' | 'images' {
  return !cell.startsWith('value:') && !isReceiverField(cell);
}
