import { customItemTitle } from '@platen/model/orders/order-columns';
import type { CustomValue } from '@platen/model/production/batch-papers';
import { type BilingualText, type Locale, textIn } from '@platen/model/text/locale';
import { writeCsv } from '../../../platform/table-files/csv.ts';
import { manifestTexts } from './manifest.messages.ts';
import { missingLine } from './missing-images.ts';
import type { LiveOrder } from './printed-orders.ts';
import type { PrintedBatch } from './production-images.service.ts';

/** The template of a batch as it was ordered. */
type ManifestTemplate = Pick<PrintedBatch['template'], 'no' | 'name' | 'excel_config'>;

/** The files of an order in the zip, and what is missing. */
export interface PackedOrder {
  order: LiveOrder;
  values: readonly CustomValue[];
  files: string[];
  /** The name of the image in each file. */
  names: string[];
  /** Why images are missing, one sentence for each. */
  missing: string[];
}

interface Column {
  title: BilingualText;
  cell: (packed: PackedOrder, template: ManifestTemplate) => string | number;
}

const orderColumns: readonly Column[] = [
  { title: manifestTexts.system_no, cell: ({ order }) => order.system_no },
  { title: manifestTexts.no, cell: ({ order }) => order.no },
  { title: manifestTexts.sub_no, cell: ({ order }) => order.sub_no },
  { title: manifestTexts.sku_template_no, cell: (_, template) => template.no },
  { title: manifestTexts.sku_template_name, cell: (_, template) => template.name },
  { title: manifestTexts.size, cell: ({ order }) => order.size },
  { title: manifestTexts.quantity, cell: ({ order }) => order.quantity },
];

const packedColumns: readonly Column[] = [
  { title: manifestTexts.files, cell: ({ files }) => files.join('; ') },
  { title: manifestTexts.names, cell: ({ names }) => names.join('; ') },
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

/** One line for each order: what to make and print, how often, and where it goes. */
export function writeManifest(template: ManifestTemplate, packed: readonly PackedOrder[], locale: Locale): string {
  const used = new Set(packed.flatMap(({ values }) => values.map(({ label }) => label)));
  const items = template.excel_config.filter(({ label }) => used.has(label));
  const columns = [...orderColumns, ...items.map(({ label }) => itemColumn(label)), ...packedColumns];
  const titles = columns.map(({ title }) => textIn(title, locale));
  return writeCsv([titles, ...packed.map((each) => columns.map(({ cell }) => cell(each, template)))]);
}

/** A color and an option by its name, a picture by that of its file, and what was left empty by its default. */
function itemColumn(label: string): Column {
  return {
    title: customItemTitle(label),
    cell: ({ values }) => values.find((value) => value.label === label)?.text ?? '',
  };
}

/** The missing images as text, for people who do not open the manifest; undefined if nothing is missing. */
export function writeMissing(packed: readonly PackedOrder[]): string | undefined {
  const lines = packed.flatMap(({ order, missing }) => missing.map((reason) => missingLine(order, reason)));
  return lines.length > 0 ? `${lines.join('\r\n')}\r\n` : undefined;
}
