import { fenToYuan } from '@platen/model/money/money';
import { orderStateRecords } from '@platen/model/orders/lifecycle/order-states';
import { textIn } from '@platen/model/text/locale';
import type { FileResponse } from '../../../platform/http/send-file.ts';
import { type FileColumn, type FileReader, tableFile } from '../../../platform/table-files/table-file.ts';
import { zonedTime } from '../../../platform/zoned-time.ts';
import { orderColumnTexts, orderFileTitle } from './order-file.messages.ts';
import type { SelectedOrder } from './orders.queries.ts';
import type { ProductionOfOrder } from './orders.rows.ts';

/** An order with what production says of it. */
export type ExportedOrder = SelectedOrder & ProductionOfOrder;

/** Estimated compressed sizes of an empty sheet and of each order. */
const sheetBytes = 4500;
const orderBytes = 130;

type OrderColumn = FileColumn<ExportedOrder>;

type TextField = Extract<keyof typeof orderColumnTexts, keyof SelectedOrder>;
const text = (field: Exclude<TextField, 'quantity' | 'state' | 'created_at'>, width: number): OrderColumn => ({
  header: orderColumnTexts[field],
  width,
  value: (order) => order[field] ?? '',
});

const owner: OrderColumn = { header: orderColumnTexts.owner, width: 24, value: ({ screen_name }) => screen_name };

const columns: readonly OrderColumn[] = [
  text('no', 20),
  text('sub_no', 14),
  text('system_no', 20),
  text('form_order_no', 20),
  text('sku_template_no', 14),
  text('sku_template_name', 24),
  text('size', 12),
  { header: orderColumnTexts.quantity, width: 8, value: ({ quantity }) => quantity },
  { header: orderColumnTexts.price, width: 14, format: 'money', value: ({ price_fen }) => fenToYuan(price_fen) },
  { header: orderColumnTexts.amount, width: 14, format: 'money', value: ({ amount_fen }) => fenToYuan(amount_fen) },
  {
    header: orderColumnTexts.state,
    width: 14,
    value: ({ state }, { locale }) => textIn(orderStateRecords[state].text, locale),
  },
  text('receiver_name', 16),
  text('phone', 16),
  text('country', 12),
  text('province', 12),
  text('city', 12),
  text('address', 40),
  text('zip_code', 10),
  text('shipping_method', 16),
  { header: orderColumnTexts.shipping_no, width: 22, value: ({ parcels }) => joined(parcels, 'shipping_no') },
  { header: orderColumnTexts.shipping_company, width: 16, value: ({ parcels }) => joined(parcels, 'shipping_company') },
  {
    header: orderColumnTexts.created_at,
    width: 20,
    format: 'time',
    value: ({ created_at }, { timeZone }) => zonedTime(created_at, timeZone),
  },
];

function joined(parcels: ProductionOfOrder['parcels'], field: 'shipping_no' | 'shipping_company'): string {
  return parcels.map((parcel) => parcel[field]).join('\n');
}

/** Orders as a sheet; for the factory it names their owners. */
export function orderFile(
  rows: AsyncIterable<ExportedOrder>,
  reader: FileReader,
  { showsOwner, count }: { showsOwner: boolean; count: number },
): FileResponse {
  const estimatedBytes = sheetBytes + count * orderBytes;
  const shown = showsOwner ? [owner, ...columns] : columns;
  return tableFile({ title: orderFileTitle, columns: shown, rows, estimatedBytes }, reader);
}
