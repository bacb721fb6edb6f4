import type { CustomItem, SkuTemplateCard } from '@platen/model/catalogue/sku-templates';
import { customItemPrefix } from '@platen/model/orders/form-orders';
import type { Locale } from '@platen/model/text/locale';
import sharp from 'sharp';
import type { PhotoSubject } from '../designs/photos.ts';
import { drawDesignPicture } from '../designs/picture.ts';
import { translateTo } from '../translate.ts';
import { chineseNames, type DemoFormOrder, latinNames, receivers } from './form-orders.ts';
import { shippingMethods } from './shipping.ts';

/** Sufficient for the largest print of a photo. */
const photoSide = 1760;
/** A small picture as sent by chat: too small for any print. */
const smallSide = 160;

/** The fields of a template that its orders need. */
interface OrderedTemplate extends Pick<SkuTemplateCard, 'kind' | 'size_prices'> {
  excel_config: readonly CustomItem[];
}

/** Stores a customer's file and returns its URL. */
export type StoreFile = (file: { filename: string; bytes: Buffer }) => Promise<string>;

/** The language of the customer, and where files are stored. */
interface Writer {
  locale: Locale;
  store: StoreFile;
}

/** The first order number of a form order, by its index in `demoFormOrders`. */
export function firstSeedOf(index: number): number {
  return index * 10;
}

/** The customer's own order number. */
function demoOrderNo(customer: DemoFormOrder['customer'], seed: number): string {
  return `${customer === 'merchant' ? 'LM' : 'NL'}2026${String(1000 + seed)}`;
}

/** The rows of a form order as its customer would send them. No two form orders may have the same `firstSeed`. */
export async function orderRowsOf(demo: DemoFormOrder, template: OrderedTemplate, firstSeed: number, by: Writer) {
  const rows = [];
  for (let row = 0; row < demo.rows; row++) rows.push(await orderRowOf(demo, template, firstSeed + row, by));
  return rows;
}

async function orderRowOf(demo: DemoFormOrder, template: OrderedTemplate, seed: number, { locale, store }: Writer) {
  const size = template.size_prices[seed % template.size_prices.length];
  const isBatch = template.kind === 'batch_order';
  return {
    no: demoOrderNo(demo.customer, seed),
    sub_no: '',
    size: size?.size ?? '',
    quantity: isBatch ? 50 + (seed % 5) * 25 : 1 + (seed % 3),
    ...receiverOf(seed, locale),
    shipping_method: shippingMethods(locale)[0].name,
    remark: seed % 4 === 0 ? translateTo(locale)('请在双十一前发出', 'Please ship before the holidays') : '',
    production_image_urls:
      template.kind === 'form_order' && size?.width && size.height
        ? [await printOf(size.width, size.height, seed, store)]
        : [],
    custom_fields: template.kind === 'micro_custom' ? await customFieldsOf(demo, template, seed, store) : [],
  };
}

function receiverOf(seed: number, locale: Locale) {
  const all = receivers(locale);
  return all[seed % all.length];
}

async function customFieldsOf({ flaw }: DemoFormOrder, template: OrderedTemplate, seed: number, store: StoreFile) {
  const fields: { key: string; value: string }[] = [];
  for (const [index, item] of template.excel_config.entries()) {
    const option = item.options.length > 1 ? item.options[(seed + index) % item.options.length] : undefined;
    if (option) fields.push({ key: customItemPrefix + item.key, value: option.label });
    else if (item.type === 'image')
      fields.push({
        key: customItemPrefix + item.key,
        value: await photoOf(seed, store, flaw === 'small_photo' ? smallSide : photoSide),
      });
    else if (item.type === 'text') {
      fields.push({ key: customItemPrefix + item.key, value: wordsOf(item.value, seed + index, flaw) });
    }
  }
  return fields;
}

function wordsOf(sample: string, seed: number, flaw: DemoFormOrder['flaw']): string {
  const words = wordsLike(sample, seed);
  if (flaw === 'no_glyph' && words !== sample) return `${words}𓆏`;
  return flaw === 'long_words' && words !== sample ? words.repeat(6) : words;
}

function wordsLike(sample: string, seed: number): string {
  if (!/\p{L}/u.test(sample)) return sample;
  const names = /\p{Script=Han}/u.test(sample) ? chineseNames : latinNames;
  return names[seed % names.length] ?? sample;
}

/** A photo that the customer has uploaded. */
async function photoOf(seed: number, store: StoreFile, side: number): Promise<string> {
  const subject = seed % 2 === 0 ? 'cat' : 'lake';
  return store({ filename: `${subject}-${seed}.jpg`, bytes: await drawPhoto(subject, side) });
}

const drawnPhotos = new Map<string, Promise<Buffer>>();

/** Cached by subject and size, because drawing takes longer than everything else that is done with the photo. */
function drawPhoto(subject: PhotoSubject, side: number): Promise<Buffer> {
  const key = `${subject} ${side}`;
  const bytes = drawnPhotos.get(key) ?? drawDesignPicture({ kind: 'photo', subject, width: side, height: side });
  drawnPhotos.set(key, bytes);
  return bytes;
}

/** A finished print of exactly the size that the factory requires. */
async function printOf(width: number, height: number, seed: number, store: StoreFile): Promise<string> {
  const subject = seed % 2 === 0 ? 'lake' : 'cat';
  const bytes = await sharp(await drawPhoto(subject, photoSide))
    .resize(width, height, { fit: 'cover' })
    .jpeg({ quality: 88 })
    .toBuffer();
  return store({ filename: `print-${seed}.jpg`, bytes });
}
