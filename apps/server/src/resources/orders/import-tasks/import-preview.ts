import { typeOfKind } from '@platen/model/catalogue/template-kinds';
import { fenToYuan } from '@platen/model/money/money';
import type { ImportPreview } from '@platen/model/orders/import-tasks';
import type { OrderTemplate } from '@platen/ordering/order-template';
import type { CheckedRow } from '@platen/sheet/checked-sheet';
import { imagesOf, requestOf } from '@platen/sheet/form-order-requests';
import type { SheetCheck } from '@platen/sheet/node/sheet-file';
import type { ImageReference } from '@platen/sheet/sheet-order';

/** The number of sample rows with images before ordering, per template and in total. */
const samplesOfTemplate = 3;
const samplesMax = 6;

interface TemplateTally {
  template: OrderTemplate;
  rowsCount: number;
  quantity: number;
  amountFen: number;
  samples: CheckedRow[];
}

/** Totals of what a sheet would order, computed while streaming its rows: only the first rows are kept. */
export interface ImportTally {
  templates: TemplateTally[];
  hiddenCount: number;
  /** Every distinct image of the rows. */
  images: ImageReference[];
}

export async function tallyOf({ groups }: SheetCheck): Promise<ImportTally> {
  const images = new Map<string, ImageReference>();
  const templates: TemplateTally[] = [];
  let hiddenCount = 0;
  let samplesLeft = samplesMax;
  for (const { template, batches } of groups) {
    const tally: TemplateTally = { template, rowsCount: 0, quantity: 0, amountFen: 0, samples: [] };
    // A template without an effect image needs no samples.
    const wanted = template.effect_image_configs.length > 0 ? Math.min(samplesOfTemplate, samplesLeft) : 0;
    for await (const rows of batches()) {
      for (const { order, isHidden } of rows) {
        tally.quantity += order.quantity;
        tally.amountFen += order.amountFen;
        if (isHidden) hiddenCount++;
      }
      tally.rowsCount += rows.length;
      for (const image of imagesOf(rows)) images.set(image.reference, image);
      tally.samples.push(...rows.slice(0, wanted - tally.samples.length));
    }
    samplesLeft -= tally.samples.length;
    templates.push(tally);
  }
  return { templates, hiddenCount, images: [...images.values()] };
}

/** What would be ordered, with the exact amounts that the orders will have. */
export function previewOf(
  { templates, hiddenCount, images }: ImportTally,
  failedCount: number,
  { nameOf, urlOf }: { nameOf: (templateNo: string) => string; urlOf: (reference: string) => string },
): ImportPreview {
  const sum = (of: (tally: TemplateTally) => number) => templates.reduce((total, tally) => total + of(tally), 0);
  return {
    rows_count: sum(({ rowsCount }) => rowsCount),
    failed_count: failedCount,
    hidden_count: hiddenCount,
    quantity: sum(({ quantity }) => quantity),
    amount: fenToYuan(sum(({ amountFen }) => amountFen)),
    images_count: images.length,
    templates: templates.map(({ template, rowsCount, quantity, amountFen, samples }) => ({
      sku_template_no: template.no,
      name: nameOf(template.no),
      type: typeOfKind[template.kind],
      rows_count: rowsCount,
      quantity,
      amount: fenToYuan(amountFen),
      samples: requestOf({ template, rows: samples }, urlOf).orders_attributes.map((order, index) => ({
        row_number: samples[index]?.rowNumber ?? 0,
        no: order.no,
        size: order.size ?? '',
        production_image_urls: order.production_image_urls ?? [],
        custom_fields: (order.custom_fields ?? []).map(({ key, value }) => ({ key, value: String(value ?? '') })),
      })),
    })),
  };
}
