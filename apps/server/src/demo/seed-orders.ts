import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { type DemoFormOrder, demoFormOrders, firstRecharge, waitingRecharges } from '@platen/demo/orders';
import { firstSeedOf, orderRowsOf } from '@platen/demo/order-rows';
import { typeOfKind } from '@platen/model/template-kinds';
import type { Context } from '../platform/context.ts';
import { storeFile } from '../resources/files/blobs/blobs.service.ts';
import { createFormOrders } from '../resources/orders/form-orders/create-form-orders.service.ts';
import { createRecharge } from '../resources/wallet/recharges/recharges.service.ts';
import { approveRecharge } from '../resources/wallet/recharges/recharge-credits.service.ts';
import { getSkuTemplate, listSkuTemplates } from '../resources/catalogue/sku-templates/sku-templates.service.ts';
import { dateFormOrder, dateRecharge } from './date-back.queries.ts';
import type { People } from './demo-people.ts';
import { moveTo } from './move-orders.ts';

/** Orders in every state, paid from recharged wallets: made by the services, then dated back as if they had come by and by. */
export async function seedOrders(people: People): Promise<void> {
  const { timeZone } = people.factory.platform.settings;
  for (const customer of [people.merchant, people.reseller]) {
    const { id } = await payOffline(customer, firstRecharge);
    await approveRecharge(people.factory, id);
    await dateRecharge(customer.db, id, { hoursAgo: firstRecharge.hoursAgo, timeZone });
  }
  for (const [index, demo] of demoFormOrders.entries()) {
    const customer = people[demo.customer];
    const id = await placeFormOrder(customer, demo, firstSeedOf(index));
    await moveTo(people, demo, id);
    await dateFormOrder(customer.db, id, { hoursAgo: demo.hoursAgo, timeZone });
  }
  for (const { customer, ...recharge } of waitingRecharges) await payOffline(people[customer], recharge);
}

function payOffline(ctx: Context, { amount, remark }: { amount: number; remark: string }) {
  return createRecharge(ctx, { amount, payment_method: 'offline', remark });
}

async function placeFormOrder(ctx: Context, demo: DemoFormOrder, firstSeed: number): Promise<number> {
  const template = await findTemplate(ctx, demo);
  const body = {
    type: typeOfKind[demo.kind],
    sku_template_no: template.no,
    tag_list: demo.tags ?? [],
    orders_attributes: await orderRowsOf(demo, template, firstSeed, async (file) => {
      const { url } = await storeFile(ctx, { ...file, ownerId: ctx.caller.id });
      return url;
    }),
  };
  const [made] = await createFormOrders(ctx, [{ body, path: [] }]);
  if (!made) throw new Error(`no form order was made of ${template.no}`);
  return made.id;
}

async function findTemplate(ctx: Context, { kind, template }: DemoFormOrder): Promise<SkuTemplate> {
  const list = { page: 1, per_page: 50, order: [{ column: 'no' as const, direction: 'asc' as const }] };
  const { data } = await listSkuTemplates(ctx, { ...list, filters: { kind_eq: kind, open_type: 'factory' } });
  const found = data[template % data.length];
  if (!found) throw new Error(`no template of the kind ${kind} is published`);
  return getSkuTemplate(ctx, found.id);
}
