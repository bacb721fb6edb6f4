import { kindOfType } from '@platen/model/catalogue/template-kinds';
import { readFields } from '@platen/model/errors/schema-findings';
import { formOrderHeadSchema, ordersPerRequestMax, unpaidOrdersMax } from '@platen/model/orders/form-orders';
import { orderNumberKey } from '@platen/model/orders/order-number';
import type { CheckedOrder } from '@platen/ordering/check-order';
import { checkNumbers, checkOrderCount, checkOrdersInSteps } from '@platen/ordering/check-orders';
import { addressesIn, orderRulesOf } from '@platen/ordering/order-rules';
import { type ParsedOrder, readOrdersInSteps } from '@platen/ordering/read-orders';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { runYielding } from '../../../platform/process/yielder.ts';
import { getShippingSettings } from '../../factory/shipping-settings/shipping-settings.service.ts';
import { addOrderCounts } from '../../wallet/wallets/wallets.service.ts';
import { type PlacedFormOrder, placeFormOrder } from '../lifecycle/place-form-order.service.ts';
import { RequestFindings } from '../lifecycle/request-findings.ts';
import { findOrderFiles, type UsableFile } from '../orders/usable-files.ts';
import * as queries from './form-orders.queries.ts';
import { findOrderableTemplate, type OrderableTemplate, snapshotTemplate } from './ordered-templates.service.ts';
import { listTakenNumbers } from './placed-orders.queries.ts';

/** A form order as sent, and its path in the request. */
interface FormOrderBody {
  body: unknown;
  path: readonly PropertyKey[];
}

/** A parsed form order of the request. */
interface ParsedFormOrder {
  /** The path of its orders. */
  path: readonly PropertyKey[];
  template: OrderableTemplate | undefined;
  tags: string[];
  importFile: ImportFile | undefined;
  rows: ParsedOrder[];
}

/** The sheet that a form order was imported from. */
interface ImportFile {
  url: string;
  path: readonly PropertyKey[];
}

/** Strict about field names only: the rows are parsed one by one. */
const requestSchema = z.strictObject({
  ...formOrderHeadSchema.shape,
  orders_attributes: z.array(z.unknown()).min(1).max(ordersPerRequestMax),
});

/**
 * Creates form orders from a request, all of them or none. All problems of all rows are reported at once: the body is
 * parsed here and not by the route, because a schema error would hide what the template checks find.
 */
export async function createFormOrders(ctx: Context, requests: readonly FormOrderBody[]): Promise<PlacedFormOrder[]> {
  const found = new RequestFindings();
  const { read, rows, checked, files } = await checkRequests(ctx, requests, found);
  found.throwIfAny();
  const made: PlacedFormOrder[] = [];
  for (const [index, { template, tags, importFile }] of read.entries()) {
    if (!template) continue;
    const importFileId = importFile ? (files.get(importFile.url)?.id ?? null) : null;
    const orderedTemplateId = await snapshotTemplate(ctx, template);
    made.push(await placeFormOrder(ctx, { template, orderedTemplateId, tags, importFileId }, checked[index] ?? []));
  }
  // Last, because it locks the wallet, and other orders of the customer then wait.
  await addOrderCounts(ctx.db, ctx.caller.accountId, { orders: rows.length, form_orders: made.length });
  return made;
}

/** Parses and checks requests without storing anything. */
export async function checkRequests(ctx: Context, requests: readonly FormOrderBody[], found: RequestFindings) {
  const read: ParsedFormOrder[] = [];
  for (const { body, path } of requests) read.push(await parseFormOrder(ctx, body, path, found));
  const rows = read.flatMap((formOrder) => formOrder.rows);
  await checkCounts(ctx, rows.length, found);
  const files = await usableFiles(ctx, read, rows, found);
  return { read, rows, files, checked: await checkFormOrders(ctx, read, rows, files, found) };
}

async function parseFormOrder(
  ctx: Context,
  body: unknown,
  path: readonly PropertyKey[],
  found: RequestFindings,
): Promise<ParsedFormOrder> {
  const head = readFields(requestSchema, body, path);
  if (head.findings) found.addAll(head.findings);
  // The readable parts of an invalid request are checked too.
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const no = formOrderHeadSchema.shape.sku_template_no.safeParse(given.sku_template_no).data;
  const type = formOrderHeadSchema.shape.type.safeParse(given.type).data;
  const template = no === undefined ? undefined : await findOrderableTemplate(ctx, no);
  if (no !== undefined && !template) {
    found.add([...path, 'sku_template_no'], 'template_not_published', { no });
  }
  if (template && type && kindOfType[type] !== template.kind) {
    found.add([...path, 'type'], 'wrong_template_type', { no: template.no });
  }
  const orders: unknown[] = Array.isArray(given.orders_attributes) ? given.orders_attributes : [];
  const ordersPath = [...path, 'orders_attributes'];
  const rows = await runYielding(readOrdersInSteps(orders.slice(0, ordersPerRequestMax), ordersPath, found));
  const url = head.data?.import_file;
  const importFile = url ? { url, path: [...path, 'import_file'] } : undefined;
  return { path: ordersPath, template, tags: head.data?.tag_list ?? [], importFile, rows };
}

/** The customer's own files in the request, by address. */
async function usableFiles(
  ctx: Context,
  formOrders: readonly ParsedFormOrder[],
  rows: readonly ParsedOrder[],
  found: RequestFindings,
): Promise<Map<string, UsableFile>> {
  const sheets = formOrders.flatMap(({ importFile }) => importFile ?? []);
  const files = await findOrderFiles(ctx, concatUrls(addressesIn(rows), sheets));
  for (const { url, path } of sheets) {
    const file = files.get(url);
    if (!file || file.isUnsent) found.add(path, 'file_not_uploaded');
  }
  return files;
}

function* concatUrls(addresses: Iterable<string>, sheets: readonly ImportFile[]): Generator<string> {
  yield* addresses;
  for (const { url } of sheets) yield url;
}

/** Limits unpaid orders, because they cost nothing and use up numbers and space. */
async function checkCounts(ctx: Context, count: number, found: RequestFindings): Promise<void> {
  if (!checkOrderCount(count, ['form_orders_attributes'], found)) found.throwIfAny();
  const unpaid = await queries.countUnpaidOrders(ctx.db, ctx.caller.accountId);
  if (unpaid + count > unpaidOrdersMax) throw appError('too_many_unpaid', { limit: unpaidOrdersMax });
}

async function checkFormOrders(
  ctx: Context,
  formOrders: readonly ParsedFormOrder[],
  rows: readonly ParsedOrder[],
  files: ReadonlyMap<string, UsableFile>,
  found: RequestFindings,
): Promise<CheckedOrder<UsableFile>[][]> {
  const findFile = (url: string) => files.get(url);
  const shipping = await getShippingSettings(ctx);
  const checked: CheckedOrder<UsableFile>[][] = [];
  for (const { template, path, rows: own } of formOrders) {
    const rules = template && orderRulesOf(template, findFile, shipping);
    checked.push(rules ? await runYielding(checkOrdersInSteps(rules, own, path, found)) : []);
  }
  const nos = rows.flatMap(({ parts }) => parts.no ?? []);
  const taken = await listTakenNumbers(ctx.db, ctx.caller.accountId, nos);
  checkNumbers(rows, found, new Set(taken.map(orderNumberKey)));
  return checked;
}
