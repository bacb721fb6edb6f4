/**
 * Places an order through the public API of Platen. Install its client first: `npm install ./platen-client-0.1.0.tgz`.
 * Node 22.18 or newer; with Node 20, `npx tsx place-order.ts …` in a package of `"type": "module"`.
 *
 *   export PLATEN_URL=https://print.example PLATEN_API_KEY=sk_…
 *
 *   node place-order.ts --type micro_custom --template SKU000001 --no SHOP-1001 --size S \
 *     --field 名字=安娜 --picture 照片=photo.jpg
 *   node place-order.ts --type form_order --template SKU000002 --no SHOP-1002 --size M --quantity 2 \
 *     --production-image front.png
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createPlaten, type Platen, PlatenRefusal } from '@platen/client';
import { uploadFile } from '@platen/client/node';

const types = {
  micro_custom: 'FormOrder::MicroCustom',
  form_order: 'FormOrder::Form',
  batch_order: 'FormOrder::Batch',
} as const;
const patienceMs = 300_000;

async function placeOrder(platen: Platen, options: Options) {
  const custom_fields = options.field.map(([label, value]) => ({ key: `定制项-${label}`, value }));
  for (const [label, path] of options.picture) {
    custom_fields.push({ key: `定制项-${label}`, value: await uploadFile(platen, path) });
  }
  const production_image_urls = await Promise.all(options.productionImages.map((path) => uploadFile(platen, path)));
  // Should the answer be lost, the client asks again under the same Idempotency-Key: that cannot order twice.
  const { form_order } = await platen('POST /form_orders', {
    body: {
      type: types[options.type],
      sku_template_no: options.template,
      orders_attributes: [
        {
          no: options.no,
          size: options.size,
          quantity: options.quantity,
          production_image_urls,
          custom_fields,
          receiver_name: '安娜',
          phone: '13800000000',
          country: '中国',
          province: '浙江',
          city: '杭州',
          address: '文三路 1 号',
        },
      ],
    },
  });
  return form_order;
}

/** The images of an order are drawn after it was placed; in the first moment they are not even counted. */
async function waitForImages(platen: Platen, id: number) {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const { images } = await platen('GET /form_orders/{id}', { params: { id } });
    const isCounted = images.done + images.waiting + images.failed > 0;
    if ((isCounted && images.waiting === 0) || Date.now() > deadline) return images;
    await sleep(1000);
  }
}

type Options = ReturnType<typeof readOptions>;

function readOptions() {
  const { values } = parseArgs({
    options: {
      type: { type: 'string', default: '' },
      template: { type: 'string', default: '' },
      no: { type: 'string', default: '' },
      size: { type: 'string', default: '' },
      quantity: { type: 'string', default: '1' },
      field: { type: 'string', multiple: true, default: [] },
      picture: { type: 'string', multiple: true, default: [] },
      'production-image': { type: 'string', multiple: true, default: [] },
    },
  });
  if (!isType(values.type)) throw new Error(`--type is one of ${Object.keys(types).join(', ')}`);
  return {
    type: values.type,
    template: values.template,
    no: values.no,
    size: values.size,
    quantity: Number(values.quantity),
    field: values.field.map(pair),
    picture: values.picture.map(pair),
    productionImages: values['production-image'],
  };
}

function isType(text: string): text is keyof typeof types {
  return Object.hasOwn(types, text);
}

function pair(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 0) throw new Error(`${text} is not label=value`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

try {
  const options = readOptions();
  const platen = createPlaten({ url: setting('PLATEN_URL'), apiKey: setting('PLATEN_API_KEY'), locale: 'en-US' });
  const placed = await placeOrder(platen, options);
  console.log(`placed ${placed.no}: ${placed.amount.toFixed(2)} ${placed.currency}, state ${placed.state}`);
  if (options.type === 'micro_custom') {
    const { done, waiting, failed } = await waitForImages(platen, placed.id);
    console.log(`images: ${done} done, ${waiting} waiting, ${failed} failed`);
  }
} catch (error) {
  process.exitCode = 1;
  if (error instanceof PlatenRefusal) {
    console.error(`refused with ${error.status}: ${error.message}`);
    for (const { path, message } of error.fields) console.error(`  ${path}: ${message}`);
    if (error.requestId) console.error(`  request ${error.requestId}`);
  } else {
    console.error(error instanceof Error ? error.message : error);
  }
}
