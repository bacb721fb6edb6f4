import { type DemoFormOrder, demoFormOrders, firstRecharge, waitingRecharges } from '@platen/demo/orders';
import { firstSeedOf, orderRowsOf } from '@platen/demo/order-rows';
import { offlineInstructions } from '@platen/demo/payments';
import { shippingMethods } from '@platen/demo/shipping';
import { type BilingualText, textIn } from '@platen/model/locale';
import { typeOfKind } from '@platen/model/template-kinds';
import type { Context } from '../platform/context.ts';
import { getSkuTemplate } from '../resources/catalogue/sku-templates/sku-templates.service.ts';
import { updateShippingSettings } from '../resources/factory/shipping-settings/shipping-settings.service.ts';
import { createFormOrders } from '../resources/orders/form-orders/create-form-orders.service.ts';
import { updatePaymentSettings } from '../resources/wallet/payment-settings/payment-settings.service.ts';
import { approveRecharge } from '../resources/wallet/recharges/recharge-credits.service.ts';
import { createRecharge } from '../resources/wallet/recharges/recharges.service.ts';
import { dateFormOrder, dateRecharge } from './date-back.queries.ts';
import { type CustomerName, customerContext, peopleOf } from './demo-people.ts';
import { moveTo } from './move-orders.ts';
import { getPiece, type Piece, quickPiece, type Stage, staffContext } from './piece.ts';
import { storeOnce } from './store-once.ts';

const formOrderWeight = 4;

export function settingsPieces(): Piece[] {
  return [
    quickPiece('settings', 'shipping', async (stage, db) => {
      await updateShippingSettings(staffContext(stage, db), { shipping_methods: [...shippingMethods(stage.locale)] });
      return 0;
    }),
    quickPiece('settings', 'payment', async (stage, db) => {
      const offline_instructions = offlineInstructions(stage.locale);
      await updatePaymentSettings(staffContext(stage, db), { offline_instructions });
      return 0;
    }),
  ];
}

/** Orders in every state, paid from recharged wallets: made by the services, then dated back as if they had come by and by. */
export function orderPieces(): Piece[] {
  return [
    ...(['merchant', 'reseller'] as const).map(firstRechargePiece),
    ...demoFormOrders.map(formOrderPiece),
    ...waitingRecharges.map(({ customer, ...recharge }) =>
      quickPiece('recharge', `waiting ${customer}`, async (stage, db) => {
        return (await payOffline(stage, await customerContext(stage, db, customer), recharge)).id;
      }),
    ),
  ];
}

function firstRechargePiece(name: CustomerName): Piece {
  return quickPiece('recharge', `first ${name}`, async (stage, db) => {
    const { id } = await payOffline(stage, await customerContext(stage, db, name), firstRecharge);
    await approveRecharge(staffContext(stage, db), id);
    const { timeZone } = stage.platform.settings;
    await dateRecharge(db, id, { hoursAgo: firstRecharge.hoursAgo, timeZone });
    return id;
  });
}

function payOffline({ locale }: Stage, ctx: Context, { amount, remark }: { amount: number; remark: BilingualText }) {
  return createRecharge(ctx, { amount, payment_method: 'offline', remark: textIn(remark, locale) });
}

function formOrderPiece(demo: DemoFormOrder, index: number): Piece {
  return {
    kind: 'form_order',
    key: String(index),
    weight: formOrderWeight,
    async prepare(stage) {
      const body = await formOrderBody(stage, demo, firstSeedOf(index));
      return async (db) => {
        const people = await peopleOf(stage, db);
        const [made] = await createFormOrders(people[demo.customer], [{ body, path: [] }]);
        if (!made) throw new Error(`no form order was made of ${body.sku_template_no}`);
        await moveTo(people, demo, made.id);
        await dateFormOrder(db, made.id, { hoursAgo: demo.hoursAgo, timeZone: stage.platform.settings.timeZone });
        return made.id;
      };
    },
  };
}

async function formOrderBody(stage: Stage, demo: DemoFormOrder, firstSeed: number) {
  const { locale, platform } = stage;
  const ctx = await customerContext(stage, platform.db, demo.customer);
  const template = await getSkuTemplate(ctx, await getPiece(platform.db, 'template', demo.template));
  const store = async ({ filename, bytes }: { filename: string; bytes: Buffer }) => {
    const file = { key: `order ${filename}`, filename, ownerId: ctx.caller.id, draw: async () => bytes };
    return (await storeOnce(stage, file)).url;
  };
  return {
    type: typeOfKind[template.kind],
    sku_template_no: template.no,
    tag_list: (demo.tags ?? []).map((tag) => textIn(tag, locale)),
    orders_attributes: await orderRowsOf(demo, template, firstSeed, { locale, store }),
  };
}
