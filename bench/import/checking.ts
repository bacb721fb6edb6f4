import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFields } from '@platen/model/errors/schema-findings';
import { orderAttributesSchema } from '@platen/model/orders/form-orders';
import { findPlainOrder } from '@platen/ordering/plain-order';
import { item, orderTemplate } from '@platen/ordering/testing/templates';
import { sourceOfBytes } from '@platen/sheet/byte-source';
import { checkSheet } from '@platen/sheet/check-sheet';
import { openOrderSheet } from '@platen/sheet/read-order-sheet';
import { processorMs } from './reading.ts';
import { makeSheet } from './sheets.ts';

const rounds = 9;

/** Compares reading and checking every row with reading alone. */
export async function benchChecking(dir: string): Promise<void> {
  const path = join(dir, 'checked.xlsx');
  await makeSheet(path, 10_000);
  const bytes = new Uint8Array(await readFile(path));
  const best = { parse: Number.POSITIVE_INFINITY, check: Number.POSITIVE_INFINITY };
  for (let round = 0; round < rounds; round++) {
    const parseStart = process.cpuUsage();
    let rows = 0;
    for await (const _ of (await openOrderSheet(sourceOfBytes(bytes))).rows()) rows++;
    best.parse = Math.min(best.parse, processorMs(parseStart));
    const checkStart = process.cpuUsage();
    const { groups, failed } = await checkSheet(await openOrderSheet(sourceOfBytes(bytes)), {
      findTemplate,
      findImage,
    });
    best.check = Math.min(best.check, processorMs(checkStart));
    const orders = groups.reduce((sum, group) => sum + group.rows.length, 0);
    if (orders !== rows)
      throw new Error(`${failed.length} rows failed, such as ${failed[0]?.reasons.map(({ en }) => en).join('; ')}`);
  }
  console.log(`10,000 × 20 read ${best.parse.toFixed(0)} ms, read and checked ${best.check.toFixed(0)} ms`);
  console.log(`ratio import.check_vs_parse ${(best.check / best.parse).toFixed(2)}`);
  benchOrderReading();
}

/**
 * Compares `findPlainOrder` for one row with the schema that it replaces for valid rows; this difference is the reason
 * that it exists.
 */
function benchOrderReading(): void {
  const row = {
    no: 'A-20261101-0001',
    sub_no: '1',
    quantity: '3',
    size: '11oz',
    receiver_name: '林小明',
    phone: '13800138000',
    country: 'CN',
    province: '广东',
    city: '深圳',
    address: '南山区科技园 1 号',
    zip_code: '518000',
    custom_fields: excel_config.map(({ key }) => ({ key, value: '白' })),
  };
  const bestMs = (read: (sent: unknown) => unknown) => {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round++) {
      const start = process.cpuUsage();
      for (let index = 0; index < 10_000; index++) read(row);
      best = Math.min(best, processorMs(start));
    }
    return best;
  };
  const plainMs = bestMs(findPlainOrder);
  const schemaMs = bestMs((sent) => readFields(orderAttributesSchema, sent));
  console.log(`10,000 rows read as plain orders ${plainMs.toFixed(0)} ms, by their schema ${schemaMs.toFixed(0)} ms`);
  console.log(`ratio import.plain_vs_schema ${(plainMs / schemaMs).toFixed(2)}`);
}

const excel_config = [
  item('姓名', { required: true }),
  item('底色', { type: 'color', options: ['白', '红'] }),
  item('照片', { type: 'image' }),
  item('祝福语'),
];
const size_prices = ['11oz', '15oz'].map((size) => ({ size, price_fen: 1990, width: 2000, height: 900 }));

export const findTemplate = (no: string) =>
  Promise.resolve(orderTemplate({ no, kind: 'form_order', size_prices, excel_config }));
export const findImage = ({ reference }: { reference: string }) =>
  Promise.resolve({ filename: reference, width: 2000, height: 900 });
