/**
 * Places an order through the public API of Platen. Nothing to install with Node 22.18 or newer; with Node 20,
 * `npx tsx place-order.ts …`.
 *
 *   export PLATEN_URL=https://print.example PLATEN_API_KEY=pk_…
 *
 *   node place-order.ts --type micro_custom --template SKU000001 --no SHOP-1001 --size S \
 *     --field 名字=安娜 --picture 照片=photo.jpg
 *   node place-order.ts --type form_order --template SKU000002 --no SHOP-1002 --size M --quantity 2 \
 *     --production-image front.png
 */
import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const types = {
  micro_custom: 'FormOrder::MicroCustom',
  form_order: 'FormOrder::Form',
  batch_order: 'FormOrder::Batch',
};
const contentTypes: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
};
const attempts = 4;
const patienceMs = 300_000;

interface ErrorAnswer {
  message?: string;
  fields?: { path: string; code: string; message: string }[];
  request_id?: string;
}
interface FormOrder {
  id: number;
  no: string;
  state: string;
  amount: number;
}
interface Images {
  done: number;
  waiting: number;
  failed: number;
}

/** The server understood the request and said no. */
class Refused extends Error {
  readonly status: number;
  readonly answer: ErrorAnswer;

  constructor(status: number, answer: ErrorAnswer) {
    super(answer.message ?? `status ${status}`);
    this.status = status;
    this.answer = answer;
  }
}

/** Calls the API. What can be repeated without harm is repeated when the connection or the server fails. */
async function call<T>(method: 'GET' | 'POST', path: string, body?: object, idempotencyKey?: string): Promise<T> {
  const headers: Record<string, string> = {
    authorization: `Bearer ${setting('PLATEN_API_KEY')}`,
    'accept-language': 'en',
  };
  if (body) headers['content-type'] = 'application/json';
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  const url = `${setting('PLATEN_URL').replace(/\/$/, '')}/app_api/v1${path}`;
  const canRepeat = method === 'GET' || idempotencyKey !== undefined;
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === attempts || !canRepeat;
    let waitS = 2 ** attempt;
    try {
      const answer = await fetch(url, {
        method,
        headers,
        signal: AbortSignal.timeout(60_000),
        ...(body && { body: JSON.stringify(body) }),
      });
      if (answer.ok) return (await answer.json()) as T;
      waitS = Number(answer.headers.get('retry-after')) || waitS;
      if (isLast || (answer.status !== 429 && answer.status < 500)) throw await refusalOf(answer);
    } catch (error) {
      if (isLast || error instanceof Refused) throw error;
    }
    await sleep(waitS * 1000);
  }
}

async function refusalOf(answer: Response): Promise<Refused> {
  return new Refused(answer.status, (await answer.json().catch(() => ({}))) as ErrorAnswer);
}

/** Uploads a file and answers the address by which an order names it. */
async function upload(path: string): Promise<string> {
  const bytes = await readFile(path);
  const { direct_upload } = await call<{
    direct_upload: { url: string; headers: Record<string, string>; blob_url: string };
  }>('POST', '/active_storage/direct_upload', {
    filename: basename(path),
    content_type: contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream',
    byte_size: bytes.length,
    base64_digest: createHash('md5').update(bytes).digest('base64'),
  });
  // Exactly these headers: they are part of what was signed.
  const put = await fetch(direct_upload.url, { method: 'PUT', headers: direct_upload.headers, body: bytes });
  if (!put.ok) throw await refusalOf(put);
  return direct_upload.blob_url;
}

async function placeOrder(options: Options): Promise<FormOrder> {
  const custom_fields = options.field.map(([label, value]) => ({ key: `定制项-${label}`, value }));
  for (const [label, path] of options.picture) {
    custom_fields.push({ key: `定制项-${label}`, value: await upload(path) });
  }
  const body = {
    type: types[options.type],
    sku_template_no: options.template,
    orders_attributes: [
      {
        no: options.no,
        size: options.size,
        quantity: options.quantity,
        production_image_urls: await Promise.all(options.productionImages.map(upload)),
        custom_fields,
        receiver_name: '安娜',
        phone: '13800000000',
        country: '中国',
        province: '浙江',
        city: '杭州',
        address: '文三路 1 号',
      },
    ],
  };
  // One key for one intent: if the answer is lost, asking again with the same key and body cannot order twice.
  const { form_order } = await call<{ form_order: FormOrder }>('POST', '/form_orders', body, randomUUID());
  return form_order;
}

/** The images of an order are drawn after it was placed; in the first moment they are not even counted. */
async function waitForImages(formOrderId: number): Promise<Images> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const { images } = await call<{ images: Images }>('GET', `/form_orders/${formOrderId}`);
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
  const placed = await placeOrder(options);
  console.log(`placed ${placed.no}: ${placed.amount.toFixed(2)} yuan, state ${placed.state}`);
  if (options.type === 'micro_custom') {
    const { done, waiting, failed } = await waitForImages(placed.id);
    console.log(`images: ${done} done, ${waiting} waiting, ${failed} failed`);
  }
} catch (error) {
  process.exitCode = 1;
  if (error instanceof Refused) {
    console.error(`refused with ${error.status}: ${error.message}`);
    for (const { path, message } of error.answer.fields ?? []) console.error(`  ${path}: ${message}`);
    if (error.answer.request_id) console.error(`  request ${error.answer.request_id}`);
  } else {
    console.error(error instanceof Error ? error.message : error);
  }
}
