import {
  formOrderFenMax,
  formOrderHeadSchema,
  kindOfType,
  type OrderAttributes,
  orderAttributesSchema,
  ordersPerRequestMax,
  unpaidOrdersMax,
} from '@platen/model/form-orders';
import { fenToYuan, formatFen } from '@platen/model/money';
import { readFields } from '@platen/model/schema-findings';
import { divideIntoBatches, totalsOf } from '@platen/ordering/amounts';
import { fieldsBySize } from '@platen/ordering/order-fields';
import { z } from 'zod';
import { appError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { violatedUnique } from '../../../platform/database-errors.ts';
import { findUsableBlobs } from '../../files/blobs/blobs.service.ts';
import { queueOrderImages } from '../orders/order-images.service.ts';
import { findTakenNos, insertBatches, insertFilesOfOrders, insertOrders } from '../orders/order-rows.service.ts';
import { setTags } from '../../catalogue/tags/tags.service.ts';
import { addOrderCounts } from '../../wallet/wallets/wallets.service.ts';
import { announce } from '../../connections/webhooks/webhooks.service.ts';
import * as queries from './form-orders.queries.ts';
import { type CheckedOrder, checkOrder, type UsableFiles } from './order-checks.ts';
import { OrderIssues } from './order-issues.ts';
import { findOrderableTemplate, keepOrderedTemplate, type OrderableTemplate } from './ordered-templates.service.ts';

export interface CreatedFormOrder {
  id: number;
  no: string;
  state: 'init';
  amount: number;
}

/** What one form order of the request was read as. Rows that cannot be read are among the issues, not here. */
interface ReadFormOrder {
  path: readonly PropertyKey[];
  template: OrderableTemplate | undefined;
  tags: string[];
  rows: { attributes: OrderAttributes; path: readonly PropertyKey[] }[];
}

/** Strict about names, and nothing else: the rows are read one by one. */
const requestSchema = z.strictObject({
  ...formOrderHeadSchema.shape,
  orders_attributes: z.array(z.unknown()).min(1).max(ordersPerRequestMax),
});

/**
 * Makes form orders from what a caller sent, all of them or none. Everything that is wrong with any row is told at once:
 * the body is read here and not by its route, because a schema's refusal would hide what the template refuses.
 */
export async function createFormOrders(
  ctx: Context,
  requests: readonly { body: unknown; path: readonly PropertyKey[] }[],
): Promise<CreatedFormOrder[]> {
  const issues = new OrderIssues();
  const read: ReadFormOrder[] = [];
  for (const { body, path } of requests) read.push(await readFormOrder(ctx, body, path, issues));
  await checkCounts(ctx, read, issues);
  const files = await findUsableBlobs(ctx, addressesIn(read));
  const checked = read.map((formOrder) => checkOrders(formOrder, files, issues));
  await checkNumbers(ctx, read, issues);
  issues.throwIfAny();
  const made: CreatedFormOrder[] = [];
  for (const [index, { template, tags }] of read.entries()) {
    if (template) made.push(await storeFormOrder(ctx, template, tags, checked[index] ?? []));
  }
  // Last, because it locks the wallet, for which other orders of the customer then wait.
  const orders = checked.reduce((sum, rows) => sum + rows.length, 0);
  await addOrderCounts(ctx.db, ctx.caller.id, { orders, form_orders: made.length });
  return made;
}

async function readFormOrder(
  ctx: Context,
  body: unknown,
  path: readonly PropertyKey[],
  issues: OrderIssues,
): Promise<ReadFormOrder> {
  const head = readFields(requestSchema, body, path);
  if (head.findings) issues.addAll(head.findings);
  // What can be read of a broken request is checked all the same.
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const no = formOrderHeadSchema.shape.sku_template_no.safeParse(given.sku_template_no).data;
  const type = formOrderHeadSchema.shape.type.safeParse(given.type).data;
  const template = no === undefined ? undefined : await findOrderableTemplate(ctx, no);
  if (no !== undefined && !template) {
    issues.add([...path, 'sku_template_no'], 'template_not_published', { no });
  }
  if (template && type && kindOfType[type] !== template.kind) {
    issues.add([...path, 'type'], 'wrong_template_type', { no: template.no });
  }
  const rows: ReadFormOrder['rows'] = [];
  const givenRows: unknown[] = Array.isArray(given.orders_attributes)
    ? given.orders_attributes.slice(0, ordersPerRequestMax)
    : [];
  for (const [index, row] of givenRows.entries()) {
    if (issues.isFull) break;
    const rowPath = [...path, 'orders_attributes', index];
    const { data, findings } = readFields(orderAttributesSchema, row, rowPath);
    if (data) rows.push({ attributes: data, path: rowPath });
    else issues.addAll(findings);
  }
  return { path, template, tags: head.data?.tag_list ?? [], rows };
}

function* addressesIn(formOrders: readonly ReadFormOrder[]): Generator<string> {
  for (const { attributes } of formOrders.flatMap(({ rows }) => rows)) {
    yield* attributes.production_image_urls;
    yield* attributes.custom_fields.map(({ value }) => value);
  }
}

function checkOrders({ template, rows, path }: ReadFormOrder, files: UsableFiles, issues: OrderIssues): CheckedOrder[] {
  if (!template) return [];
  const fieldsOf = fieldsBySize(template);
  const checked: CheckedOrder[] = [];
  for (const { attributes, path: rowPath } of rows) {
    if (issues.isFull) break;
    const order = checkOrder(template, fieldsOf(attributes.size), attributes, files, rowPath, issues);
    if (order) checked.push(order);
  }
  const { amount_fen } = totalsOf(checked);
  if (amount_fen > formOrderFenMax) {
    const amounts = { amount: formatFen(amount_fen), max: formatFen(formOrderFenMax) };
    issues.add([...path, 'orders_attributes'], 'amount_too_large', amounts);
  }
  return checked;
}

/** Unpaid orders cost nothing and take numbers and room from everyone: there is an end to them. */
async function checkCounts(ctx: Context, formOrders: readonly ReadFormOrder[], issues: OrderIssues): Promise<void> {
  const rows = formOrders.reduce((sum, formOrder) => sum + formOrder.rows.length, 0);
  if (rows > ordersPerRequestMax) {
    issues.add(['form_orders_attributes'], 'too_many_orders', { max: ordersPerRequestMax, count: rows });
    issues.throwIfAny();
  }
  const unpaid = await queries.countUnpaidOrders(ctx.db, ctx.caller.id);
  if (unpaid + rows > unpaidOrdersMax) throw appError('too_many_unpaid', { limit: unpaidOrdersMax });
}

/** A customer's number is there once: in the request, and among the orders that have not ended. */
async function checkNumbers(ctx: Context, formOrders: readonly ReadFormOrder[], issues: OrderIssues): Promise<void> {
  const rows = formOrders.flatMap((formOrder) => formOrder.rows);
  const seen = new Set<string>();
  const taken = await findTakenNos(
    ctx.db,
    ctx.caller.id,
    rows.map(({ attributes }) => attributes.no),
  );
  for (const { attributes, path } of rows) {
    const { no } = attributes;
    if (seen.has(no)) issues.add([...path, 'no'], 'repeated_number', { no });
    else if (taken.has(no)) issues.add([...path, 'no'], 'duplicate_number', { no });
    seen.add(no);
  }
}

async function storeFormOrder(
  ctx: Context,
  template: OrderableTemplate,
  tags: string[],
  orders: readonly CheckedOrder[],
): Promise<CreatedFormOrder> {
  const { timeZone } = ctx.platform.config;
  const userId = ctx.caller.id;
  const orderedTemplateId = await keepOrderedTemplate(ctx, template);
  const { id, no } = await queries.insertFormOrder(ctx.db, {
    userId,
    orderedTemplateId,
    kind: template.kind,
    timeZone,
  });
  const owner = { formOrderId: id, userId, orderedTemplateId, timeZone };
  const batches = divideIntoBatches(orders, template.max_product_batch_count);
  const batchIds = await insertBatches(ctx.db, owner, batches.map(totalsOf));
  const rows = batches.flatMap((batch, index) =>
    batch.map((order) => ({ ...order, productionBatchId: batchIds[index] ?? 0 })),
  );
  const ids = await insertOrders(ctx.db, owner, rows).catch(refuseTakenNumber);
  await insertFilesOfOrders(ctx.db, ids, rows);
  const totals = totalsOf(rows);
  await queries.completeFormOrder(ctx.db, id, totals);
  if (tags.length > 0) await setTags(ctx.db, 'FormOrder', id, tags, userId);
  if (template.kind !== 'batch_order') await queueOrderImages(ctx, id, 'preview');
  const created: CreatedFormOrder = { id, no, state: 'init', amount: fenToYuan(totals.amount_fen) };
  await announce(ctx, userId, 'form_order.created', { form_order: created });
  return created;
}

/** Two requests with the same number at once: each saw it free, and the database let one of them in. */
function refuseTakenNumber(error: unknown): never {
  if (violatedUnique(error, 'orders_system_no_key')) throw appError('numbers_exhausted');
  const key = violatedUnique(error, 'orders_live_no');
  if (!key) throw error;
  const no = key.slice(1).join(', ');
  const issues = new OrderIssues();
  issues.add(['orders_attributes'], 'duplicate_number', { no });
  issues.throwIfAny();
  throw error;
}
