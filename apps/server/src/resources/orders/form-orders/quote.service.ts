import type { Quote } from '@platen/contract/orders/quote';
import { pathText, toFieldError } from '@platen/model/errors/field-findings';
import { fieldSentence } from '@platen/model/fields/field-reasons';
import { amountCurrency, fenToYuan } from '@platen/model/money/money';
import { findSize, type OrderPrice, priceOf } from '@platen/ordering/amounts';
import { findSoftPhotos } from '@platen/ordering/photo-sharpness';
import type { ParsedOrder } from '@platen/ordering/read-orders';
import type { Context } from '../../../platform/context.ts';
import { getUserWithWallet } from '../../accounts/users/users.service.ts';
import { RequestFindings } from '../lifecycle/request-findings.ts';
import { checkRequests } from './create-form-orders.service.ts';
import type { OrderableTemplate } from './ordered-templates.service.ts';

/** What a form order would cost and why it would be refused, by the same checks as placing it. */
export async function quoteFormOrder(ctx: Context, body: unknown): Promise<Quote> {
  const found = new RequestFindings();
  const { read, rows, files } = await checkRequests(ctx, [{ body, path: [] }], found);
  const prices = rows.map((row) => findPrice(read[0]?.template, row));
  const amountFen = prices.reduce((sum, price) => sum + (price?.amountFen ?? 0), 0);
  const { balance_fen, advance_fen } = await getUserWithWallet(ctx.db, ctx.caller.accountId);
  const availableFen = balance_fen + advance_fen;
  const findings = found.all();
  const template = read[0]?.template;
  const soft = template ? findSoftPhotos(template, rows, (url) => files.get(url)) : [];
  return {
    can_order: findings.length === 0,
    orders: rows.map((row, index) => toQuotedOrder(row, prices[index])),
    amount: fenToYuan(amountFen),
    currency: amountCurrency(),
    available_balance: fenToYuan(availableFen),
    missing_amount: fenToYuan(Math.max(0, amountFen - availableFen)),
    messages: findings.map((each) => fieldSentence(pathText(each.path), each, ctx.locale)),
    fields: findings.map((each) => toFieldError(each, ctx.locale)),
    warnings: soft.map((each) => toFieldError(each, ctx.locale)),
  };
}

/** Known as soon as size and quantity are valid, whatever else is wrong with the row. */
function findPrice(template: OrderableTemplate | undefined, { parts }: ParsedOrder): OrderPrice | undefined {
  const size = template && findSize(template, parts.size ?? '');
  return size && parts.quantity !== undefined ? priceOf(template, size, parts.quantity) : undefined;
}

function toQuotedOrder({ parts }: ParsedOrder, price: OrderPrice | undefined): Quote['orders'][number] {
  return {
    no: parts.no ?? null,
    size: parts.size ?? null,
    quantity: parts.quantity ?? null,
    price: price ? fenToYuan(price.priceFen) : null,
    system_rendering_price: price ? fenToYuan(price.renderingPriceFen) : null,
    amount: price ? fenToYuan(price.amountFen) : null,
  };
}
