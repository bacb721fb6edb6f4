import { firstSeedOf, orderRowsOf } from '@platen/demo/order-rows';
import { type DemoFormOrder, demoFormOrders, firstRecharge, waitingRecharges } from '@platen/demo/orders';
import { offlineInstructions } from '@platen/demo/payments';
import { shippingMethods } from '@platen/demo/shipping';
import { typeOfKind } from '@platen/model/catalogue/template-kinds';
import { type BilingualText, textIn } from '@platen/model/text/locale';
import type { Context } from '../platform/context.ts';
import { getSkuTemplate } from '../resources/catalogue/sku-templates/sku-templates.service.ts';
import { updateShippingSettings } from '../resources/factory/shipping-settings/shipping-settings.service.ts';
import { createFormOrders } from '../resources/orders/form-orders/create-form-orders.service.ts';
import { updatePaymentSettings } from '../resources/wallet/payment-settings/payment-settings.service.ts';
import { approveRecharge } from '../resources/wallet/recharges/recharge-credits.service.ts';
import { createBankTransfer } from '../resources/wallet/recharges/recharges.service.ts';
import { backdateFormOrder, backdateRecharge } from './backdate.queries.ts';
import { type CustomerName, customerContext, getPeople } from './demo-people.ts';
import { moveToState } from './move-orders.ts';
import { getPiece, type Piece, quickPiece, type SeedContext, staffContext } from './piece.ts';
import { storeFileOnce } from './store-file-once.ts';

const formOrderWeight = 4;

export function settingsPieces(): Piece[] {
  return [
    quickPiece('settings', 'shipping', async (seed, db) => {
      await updateShippingSettings(staffContext(seed, db), { shipping_methods: [...shippingMethods(seed.locale)] });
      return 0;
    }),
    quickPiece('settings', 'payment', async (seed, db) => {
      const offline_instructions = offlineInstructions(seed.locale);
      await updatePaymentSettings(staffContext(seed, db), { offline_instructions });
      return 0;
    }),
  ];
}

/** Orders in every state, paid from recharged wallets. The services create them; then they are dated back. */
export function orderPieces(formOrders: readonly DemoFormOrder[] = demoFormOrders): Piece[] {
  return [
    ...(['merchant', 'reseller'] as const).map(firstRechargePiece),
    ...formOrders.map(formOrderPiece),
    ...waitingRecharges.map(({ customer, ...recharge }) =>
      quickPiece('recharge', `waiting ${customer}`, async (seed, db) => {
        return (await payOffline(seed, await customerContext(seed, db, customer), recharge)).id;
      }),
    ),
  ];
}

function firstRechargePiece(name: CustomerName): Piece {
  return quickPiece('recharge', `first ${name}`, async (seed, db) => {
    const { id } = await payOffline(seed, await customerContext(seed, db, name), firstRecharge);
    await approveRecharge(staffContext(seed, db), id);
    const { timeZone } = seed.platform.settings;
    await backdateRecharge(db, id, { hoursAgo: firstRecharge.hoursAgo, timeZone });
    return id;
  });
}

function payOffline(
  { locale }: SeedContext,
  ctx: Context,
  { amount, remark }: { amount: number; remark: BilingualText },
) {
  return createBankTransfer(ctx, { amount, remark: textIn(remark, locale) });
}

function formOrderPiece(demo: DemoFormOrder, index: number): Piece {
  return {
    kind: 'form_order',
    key: String(index),
    weight: formOrderWeight,
    async prepare(seed) {
      const body = await formOrderBody(seed, demo, firstSeedOf(index));
      return async (db) => {
        const people = await getPeople(seed, db);
        const [made] = await createFormOrders(people[demo.customer], [{ body, path: [] }]);
        if (!made) throw new Error(`no form order was made of ${body.sku_template_no}`);
        await moveToState(people, demo, made.id);
        await backdateFormOrder(db, made.id, { hoursAgo: demo.hoursAgo, timeZone: seed.platform.settings.timeZone });
        return made.id;
      };
    },
  };
}

async function formOrderBody(seed: SeedContext, demo: DemoFormOrder, firstSeed: number) {
  const { locale, platform } = seed;
  const ctx = await customerContext(seed, platform.db, demo.customer);
  const template = await getSkuTemplate(ctx, await getPiece(platform.db, 'template', demo.template));
  const store = async ({ filename, bytes }: { filename: string; bytes: Buffer }) => {
    const file = { key: `order ${filename}`, filename, ownerId: ctx.caller.accountId, draw: async () => bytes };
    return (await storeFileOnce(seed, file)).url;
  };
  return {
    type: typeOfKind[template.kind],
    sku_template_no: template.no,
    tag_list: (demo.tags ?? []).map((tag) => textIn(tag, locale)),
    orders_attributes: await orderRowsOf(demo, template, firstSeed, { locale, store }),
  };
}
