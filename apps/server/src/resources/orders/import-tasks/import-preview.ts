import type { ImportPreview } from '@platen/model/import-tasks';
import { fenToYuan } from '@platen/model/money';
import { typeOfKind } from '@platen/model/template-kinds';
import { totalsOf } from '@platen/ordering/amounts';
import type { CheckedRow, CheckedSheet } from '@platen/sheet/checked-sheet';
import { imagesOf, requestOf } from '@platen/sheet/form-order-requests';

/** Rows whose images are shown before they are ordered, of each template and of all of them. */
const samplesOfTemplate = 3;
const samplesMax = 6;

/** The first rows of each template that has an image to show. */
export function sampleRowsOf({ groups }: CheckedSheet): CheckedRow[] {
  const drawn = groups.filter(({ template }) => template.effect_image_configs.length > 0);
  return drawn.flatMap(({ rows }) => rows.slice(0, samplesOfTemplate)).slice(0, samplesMax);
}

/** What would be ordered, and what it comes to: the very amounts that the orders will have. */
export function previewOf(
  checked: CheckedSheet,
  { nameOf, urlOf }: { nameOf: (templateNo: string) => string; urlOf: (reference: string) => string },
): ImportPreview {
  const rows = checked.groups.flatMap((group) => group.rows);
  const samples = new Set(sampleRowsOf(checked));
  const totals = totalsOf(rows.map(({ order }) => order));
  return {
    rows_count: rows.length,
    failed_count: checked.failed.length,
    hidden_count: rows.filter(({ isHidden }) => isHidden).length,
    quantity: totals.quantity,
    amount: fenToYuan(totals.amount_fen),
    images_count: imagesOf(rows).length,
    templates: checked.groups.map(({ template, rows: own }) => {
      const part = totalsOf(own.map(({ order }) => order));
      const shown = own.filter((row) => samples.has(row));
      return {
        sku_template_no: template.no,
        name: nameOf(template.no),
        type: typeOfKind[template.kind],
        rows_count: own.length,
        quantity: part.quantity,
        amount: fenToYuan(part.amount_fen),
        samples: requestOf({ template, rows: shown }, urlOf).orders_attributes.map((order, index) => ({
          row_number: shown[index]?.rowNumber ?? 0,
          no: order.no,
          size: order.size ?? '',
          production_image_urls: order.production_image_urls ?? [],
          custom_fields: (order.custom_fields ?? []).map(({ key, value }) => ({ key, value: String(value ?? '') })),
        })),
      };
    }),
  };
}
