import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { type CustomItem, hasSizes } from '@platen/model/catalogue/sku-templates';
import { type ReceiverField, receiverFields } from '@platen/model/orders/receiver-fields';
import { findOption, hasChoice } from '@platen/ordering/custom-items';
import { isUploadedAddress } from '../../../../shared/orders/uploaded-address.ts';
import { filesOf } from '../../../../ui/fields/picture-files.ts';
import { type OrderDraft, withCell } from './order-draft.ts';

/** A column of the grid: a field of the order, its finished images, a custom item, or a field of the receiver. */
export type DraftColumn =
  | { cell: 'no' | 'sub_no' | 'size' | 'quantity'; kind: 'field'; isRequired: boolean }
  | { cell: 'images'; kind: 'images'; isRequired: true }
  | { cell: `value:${string}`; kind: 'item'; item: CustomItem; isRequired: boolean }
  | { cell: ReceiverField; kind: 'receiver'; isRequired: false };

/** All columns of the template's order sheet, except that of the template. */
export function columnsOf(template: SkuTemplate): DraftColumn[] {
  const images: DraftColumn[] =
    template.kind === 'form_order' ? [{ cell: 'images', kind: 'images', isRequired: true }] : [];
  const size: DraftColumn[] = hasSizes(template) ? [{ cell: 'size', kind: 'field', isRequired: true }] : [];
  const items = template.excel_config.map(
    (item): DraftColumn => ({ cell: `value:${item.key}`, kind: 'item', item, isRequired: item.required }),
  );
  return [
    { cell: 'no', kind: 'field', isRequired: true },
    { cell: 'sub_no', kind: 'field', isRequired: false },
    ...size,
    { cell: 'quantity', kind: 'field', isRequired: true },
    ...images,
    ...items,
    ...receiverFields.map((cell): DraftColumn => ({ cell, kind: 'receiver', isRequired: false })),
  ];
}

/** Whether a column holds images of the customer: they are uploaded, and the cell holds their URLs. */
export function isPictureColumn(column: DraftColumn): boolean {
  return (
    column.kind === 'images' || (column.kind === 'item' && column.item.type === 'image' && !hasChoice(column.item))
  );
}

/** The draft with a text in a cell; undefined if the cell does not accept it, such as the file name of an image. */
export function withText(draft: OrderDraft, column: DraftColumn, text: string): OrderDraft | undefined {
  if (column.kind !== 'images') {
    if (text !== '' && isPictureColumn(column) && !isUploadedAddress(text)) return undefined;
    if (column.kind === 'item' && hasChoice(column.item)) {
      return withCell(draft, column.cell, findOption(column.item.options, text)?.label ?? text);
    }
    return withCell(draft, column.cell, text);
  }
  const urls = text.split('\n').filter((line) => line !== '');
  if (!urls.every(isUploadedAddress)) return undefined;
  // Ids are those of uploads; an image that was copied from another row has only a URL.
  const files = urls.flatMap((url, index) => filesOf(url).map((file) => ({ ...file, id: -1 - index })));
  return { ...draft, productionImages: files };
}
