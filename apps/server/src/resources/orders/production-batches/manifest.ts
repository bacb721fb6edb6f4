import { type Locale, type Text, textIn } from '@platen/model/locale';
import { writeCsv } from './csv.ts';
import type { LiveOrder } from '../orders/production-images.service.ts';

/** What became of the images of an order on the way into the zip. */
export interface PackedOrder {
  order: LiveOrder;
  files: string[];
  /** Why there is less than there should be, one sentence for each image. */
  missing: string[];
}

interface Column {
  title: Text;
  cell: (packed: PackedOrder) => string | number;
}

const columns: readonly Column[] = [
  { title: { zh: '系统订单号', en: 'System number' }, cell: ({ order }) => order.system_no },
  { title: { zh: '客户订单号', en: 'Customer number' }, cell: ({ order }) => order.no },
  { title: { zh: '子订单号', en: 'Sub number' }, cell: ({ order }) => order.sub_no },
  { title: { zh: '尺寸', en: 'Size' }, cell: ({ order }) => order.size },
  { title: { zh: '总数量', en: 'Quantity' }, cell: ({ order }) => order.quantity },
  { title: { zh: '生产图', en: 'Production images' }, cell: ({ files }) => files.join('; ') },
  { title: { zh: '缺失', en: 'Missing' }, cell: ({ missing }) => missing.join('; ') },
  { title: { zh: '收件人姓名', en: 'Receiver' }, cell: ({ order }) => order.receiver_name },
  { title: { zh: '公司名称', en: 'Company' }, cell: ({ order }) => order.company_name },
  { title: { zh: '电话', en: 'Phone' }, cell: ({ order }) => order.phone },
  { title: { zh: '国家', en: 'Country' }, cell: ({ order }) => order.country },
  { title: { zh: '省份', en: 'Province' }, cell: ({ order }) => order.province },
  { title: { zh: '城市', en: 'City' }, cell: ({ order }) => order.city },
  { title: { zh: '地址', en: 'Address' }, cell: ({ order }) => order.address },
  { title: { zh: '邮编', en: 'Zip code' }, cell: ({ order }) => order.zip_code },
  { title: { zh: '物流方式', en: 'Shipping method' }, cell: ({ order }) => order.shipping_method },
  { title: { zh: '备注', en: 'Remark' }, cell: ({ order }) => order.remark },
];

/** One line for each order: what to print, how often, and where it goes. */
export function writeManifest(packed: readonly PackedOrder[], locale: Locale): string {
  const titles = columns.map(({ title }) => textIn(title, locale));
  return writeCsv([titles, ...packed.map((each) => columns.map(({ cell }) => cell(each)))]);
}

/** What is missing, for eyes that do not open the manifest; nothing where all is there. */
export function writeMissing(packed: readonly PackedOrder[]): string | undefined {
  const lines = packed.flatMap(({ order, missing }) =>
    missing.map((reason) => `${order.system_no} (${order.no}): ${reason}`),
  );
  return lines.length > 0 ? `${lines.join('\r\n')}\r\n` : undefined;
}
