import { type Locale, type BilingualText, textIn } from '@platen/model/locale';
import { writeCsv } from '../../../platform/csv.ts';
import type { LiveOrder } from '../orders/printed-orders.ts';
import { manifestTexts } from './manifest.messages.ts';
import { missingLine } from './missing-images.ts';

/** The files of an order in the zip, and what is missing. */
export interface PackedOrder {
  order: LiveOrder;
  files: string[];
  /** Why images are missing, one sentence for each. */
  missing: string[];
}

interface Column {
  title: BilingualText;
  cell: (packed: PackedOrder) => string | number;
}

const columns: readonly Column[] = [
  { title: manifestTexts.system_no, cell: ({ order }) => order.system_no },
  { title: manifestTexts.no, cell: ({ order }) => order.no },
  { title: manifestTexts.sub_no, cell: ({ order }) => order.sub_no },
  { title: manifestTexts.size, cell: ({ order }) => order.size },
  { title: manifestTexts.quantity, cell: ({ order }) => order.quantity },
  { title: manifestTexts.files, cell: ({ files }) => files.join('; ') },
  { title: manifestTexts.missing, cell: ({ missing }) => missing.join('; ') },
  { title: manifestTexts.receiver_name, cell: ({ order }) => order.receiver_name },
  { title: manifestTexts.company_name, cell: ({ order }) => order.company_name },
  { title: manifestTexts.phone, cell: ({ order }) => order.phone },
  { title: manifestTexts.country, cell: ({ order }) => order.country },
  { title: manifestTexts.province, cell: ({ order }) => order.province },
  { title: manifestTexts.city, cell: ({ order }) => order.city },
  { title: manifestTexts.address, cell: ({ order }) => order.address },
  { title: manifestTexts.zip_code, cell: ({ order }) => order.zip_code },
  { title: manifestTexts.shipping_method, cell: ({ order }) => order.shipping_method },
  { title: manifestTexts.remark, cell: ({ order }) => order.remark },
];

/** One line for each order: what to print, how often, and where it goes. */
export function writeManifest(packed: readonly PackedOrder[], locale: Locale): string {
  const titles = columns.map(({ title }) => textIn(title, locale));
  return writeCsv([titles, ...packed.map((each) => columns.map(({ cell }) => cell(each)))]);
}

/** The missing images as text, for people who do not open the manifest; undefined if nothing is missing. */
export function writeMissing(packed: readonly PackedOrder[]): string | undefined {
  const lines = packed.flatMap(({ order, missing }) => missing.map((reason) => missingLine(order, reason)));
  return lines.length > 0 ? `${lines.join('\r\n')}\r\n` : undefined;
}
