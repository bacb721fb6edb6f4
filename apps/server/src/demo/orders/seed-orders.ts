import { customItemPrefix, typeOfKind } from '@platen/model/form-orders';
import type { SkuTemplate } from '@platen/model/sku-templates';
import sharp from 'sharp';
import type { Context } from '../../platform/context.ts';
import { storeFile } from '../../resources/files/blobs/blobs.service.ts';
import { createFormOrders } from '../../resources/orders/form-orders/create-form-orders.service.ts';
import { createRecharge } from '../../resources/wallet/recharges/recharges.service.ts';
import { approveRecharge } from '../../resources/wallet/recharges/settlement.service.ts';
import { getSkuTemplate, listSkuTemplates } from '../../resources/catalogue/sku-templates/sku-templates.service.ts';
import { drawDesignPicture } from '../designs/picture.ts';
import { moveTo, type People } from './demo-moves.ts';
import { type DemoFormOrder, chineseNames, demoFormOrders, latinNames, receivers } from './demo-orders.ts';
import { datePayments, dateFormOrder } from './past.ts';

const photoSide = 1600;
const rechargeYuan = 20_000;
const rechargedHoursAgo = 700;

/** Orders in every state, paid from recharged wallets: made by the services, then dated back as if they had come by and by. */
export async function seedOrders(people: People): Promise<void> {
  for (const customer of [people.merchant, people.reseller]) {
    const recharge = await createRecharge(customer, {
      amount: rechargeYuan,
      payment_method: 'offline',
      remark: '首次充值',
    });
    await approveRecharge(people.factory, recharge.id);
  }
  await datePayments(people.factory.db, rechargedHoursAgo);
  for (const [index, demo] of demoFormOrders.entries()) {
    const customer = people[demo.customer];
    const template = await findTemplate(customer, demo);
    const rows = [];
    for (let row = 0; row < demo.rows; row++) rows.push(await attributesOf(customer, template, demo, index * 10 + row));
    const body = {
      type: typeOfKind[demo.kind],
      sku_template_no: template.no,
      tag_list: demo.tags ?? [],
      orders_attributes: rows,
    };
    const [made] = await createFormOrders(customer, [{ body, path: [] }]);
    if (!made) throw new Error(`no form order was made of ${template.no}`);
    await moveTo(people, demo, made.id);
    await dateFormOrder(customer.db, made.id, demo.hoursAgo);
  }
  // Two that wait for the factory's eyes.
  await createRecharge(people.merchant, { amount: 5000, payment_method: 'offline', remark: '工行转账 尾号 7781' });
  await createRecharge(people.reseller, { amount: 1200, payment_method: 'offline', remark: 'Wire 2026-11-04' });
}

async function findTemplate(ctx: Context, { kind, template }: DemoFormOrder): Promise<SkuTemplate> {
  const list = { page: 1, per_page: 50, order: [{ column: 'no' as const, direction: 'asc' as const }] };
  const { data } = await listSkuTemplates(ctx, { ...list, filters: { kind_eq: kind, open_type: 'factory' } });
  const found = data[template % data.length];
  if (!found) throw new Error(`no template of the kind ${kind} is published`);
  return getSkuTemplate(ctx, found.id);
}

async function attributesOf(ctx: Context, template: SkuTemplate, demo: DemoFormOrder, seed: number) {
  const size = template.size_prices[seed % template.size_prices.length];
  const prefix = demo.customer === 'merchant' ? 'LM' : 'NL';
  const isBatch = template.kind === 'batch_order';
  return {
    no: `${prefix}2026${String(1000 + seed)}`,
    sub_no: '',
    size: size?.size ?? '',
    quantity: isBatch ? 50 + (seed % 5) * 25 : 1 + (seed % 3),
    ...receivers[seed % receivers.length],
    shipping_method: '标准快递',
    remark: seed % 4 === 0 ? '请在双十一前发出' : '',
    production_image_urls:
      template.kind === 'form_order' && size?.width && size.height
        ? [await printOf(ctx, size.width, size.height, seed)]
        : [],
    custom_fields: template.kind === 'micro_custom' ? await customFieldsOf(ctx, template, seed) : [],
  };
}

async function customFieldsOf(ctx: Context, template: SkuTemplate, seed: number) {
  const fields: { key: string; value: string }[] = [];
  for (const [index, item] of template.excel_config.entries()) {
    const option = item.options.length > 1 ? item.options[(seed + index) % item.options.length] : undefined;
    if (option) fields.push({ key: customItemPrefix + item.key, value: option.label });
    else if (item.type === 'image') fields.push({ key: customItemPrefix + item.key, value: await photoOf(ctx, seed) });
    else if (item.type === 'text') {
      fields.push({ key: customItemPrefix + item.key, value: wordsLike(item.value, seed + index) });
    }
  }
  return fields;
}

function wordsLike(sample: string, seed: number): string {
  if (!/\p{L}/u.test(sample)) return sample;
  const names = /\p{Script=Han}/u.test(sample) ? chineseNames : latinNames;
  return names[seed % names.length] ?? sample;
}

/** A photograph that the customer uploaded. */
async function photoOf(ctx: Context, seed: number): Promise<string> {
  const subject = seed % 2 === 0 ? 'cat' : 'lake';
  const bytes = drawDesignPicture({ kind: 'photo', subject, width: photoSide, height: photoSide });
  return (await storeFile(ctx, { filename: `${subject}-${seed}.jpg`, bytes, ownerId: ctx.caller.id })).url;
}

/** A finished print of exactly the size that the factory asks for. */
async function printOf(ctx: Context, width: number, height: number, seed: number): Promise<string> {
  const subject = seed % 2 === 0 ? 'lake' : 'cat';
  const photo = drawDesignPicture({ kind: 'photo', subject, width: photoSide, height: photoSide });
  const bytes = await sharp(photo).resize(width, height, { fit: 'cover' }).jpeg({ quality: 88 }).toBuffer();
  return (await storeFile(ctx, { filename: `print-${seed}.jpg`, bytes, ownerId: ctx.caller.id })).url;
}
