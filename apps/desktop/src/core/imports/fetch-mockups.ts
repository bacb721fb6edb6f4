import type { DraftTemplate } from '@platen/model/orders/desktop';
import type { OrderTemplate } from '@platen/ordering/order-template';
import type { CheckedGroup, CheckedRow } from '@platen/sheet/checked-sheet';
import { withAddresses } from '../jobs/run-job.ts';
import type { StoredImage } from '../jobs/stored-import.ts';
import { callOptions, type Session, serverOf } from '../server/session.ts';
import { type UploadRules, uploadFile } from '../server/upload-file.ts';
import { imageKeysOf, ordersOf } from './plan-jobs.ts';

/** Enough to see that names and photos are in the right columns; an account may request thirty mockups a minute. */
const rowsPerTemplate = 2;
const templatesMax = 6;

interface MockupRequest {
  importId: string;
  session: Session;
  rules: UploadRules;
  images: ReadonlyMap<string, StoredImage>;
  keyOf: (reference: string) => string;
  /** URLs of images that were uploaded for mockups, so that they are not uploaded again for the orders. */
  urls: Map<string, string>;
  signal: AbortSignal;
}

type Pictures = NonNullable<DraftTemplate['pictures']>;

/** Fetches the effect images of the first rows of each template; `onDrawn` is called after each template. */
export async function fetchMockups(
  groups: readonly CheckedGroup[],
  drawing: MockupRequest,
  onDrawn: (templateNo: string, pictures: Pictures) => void,
): Promise<void> {
  for (const { template, rows } of groups.slice(0, templatesMax)) {
    const pictures: Pictures = [];
    const drawn = template.kind === 'batch_order' ? [] : rows.slice(0, rowsPerTemplate);
    for (const row of drawn) {
      const url = await fetchMockup(template, row, drawing).catch((error: unknown) => {
        // A missing mockup does not affect the order.
        if (drawing.signal.aborted) throw error;
        return undefined;
      });
      if (url) pictures.push({ row_number: row.rowNumber, no: row.order.attributes.no, url });
    }
    onDrawn(template.no, pictures);
  }
}

async function fetchMockup(
  template: OrderTemplate,
  row: CheckedRow,
  drawing: MockupRequest,
): Promise<string | undefined> {
  const { importId, session, rules, images, keyOf, urls, signal } = drawing;
  for (const key of imageKeysOf([row], keyOf)) {
    const image = images.get(key);
    if (!image || urls.has(key)) continue;
    const upload = { ...image, intent: `${importId} ${key}` };
    urls.set(key, await uploadFile(session, upload, rules, { signal, onSent: () => undefined }));
  }
  const [order] = ordersOf(template, [row], keyOf);
  if (!order) return undefined;
  const { size, custom_fields, production_image_urls } = withAddresses(order, urls);
  const mockups = await serverOf(session)('POST /form_orders/mockups', {
    body: { sku_template_no: template.no, size, custom_fields, production_image_urls },
    ...callOptions(session, signal),
  });
  return mockups.images[0]?.url;
}
