import { setTimeout as sleep } from 'node:timers/promises';
import { type DemoRepeat, demoHistory, repeatedOrderNo } from '@platen/demo/history';
import { advanceGrants, laterRecharge } from '@platen/demo/payments';
import { isConfirmed } from '@platen/model/orders/lifecycle/order-states';
import { textIn } from '@platen/model/text/locale';
import type { Context } from '../platform/context.ts';
import { type Db, withSavepoint } from '../platform/database/database.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { grantAdvance } from '../resources/accounts/user-administration/user-administration.service.ts';
import { createFormOrders } from '../resources/orders/form-orders/create-form-orders.service.ts';
import { repeatFormOrder } from '../resources/orders/form-orders/repeat-form-order.service.ts';
import { copyImages, countImages } from '../resources/orders/orders/order-images.service.ts';
import { listOrders } from '../resources/orders/orders/orders.service.ts';
import { approveRecharge } from '../resources/wallet/recharges/recharge-credits.service.ts';
import { createBankTransfer } from '../resources/wallet/recharges/recharges.service.ts';
import { backdateFormOrder, backdateNewestAdvance, backdateRecharge, rebalanceBills } from './backdate.queries.ts';
import { getPeople } from './demo-people.ts';
import { withoutImageJobs } from './image-jobs.ts';
import { moveToState } from './move-orders.ts';
import { getPiece, type Piece, quickPiece, type SeedContext, staffContext } from './piece.ts';

const imagesWaitMs = 2000;

/**
 * Ninety days of history before the first start, created after it. Each past form order repeats one of the seeded ones
 * and shows its images, so that nothing has to be drawn for it.
 */
export function historyPieces(signal: AbortSignal, history: readonly DemoRepeat[] = demoHistory()): Piece[] {
  return history.map((repeat) => ({
    kind: 'repeat',
    key: String(repeat.n),
    weight: 1,
    async prepare(seed) {
      const { db } = seed.platform;
      const originalId = await getPiece(db, 'form_order', String(repeat.model));
      await waitForImages(db, originalId, signal);
      const withoutJobs = { ...seed, platform: { ...seed.platform, jobs: withoutImageJobs(seed.platform.jobs) } };
      return (transaction) => placeRepeat(withoutJobs, transaction, repeat, originalId);
    },
  }));
}

/** The advances of the customers. They come after everything was paid, so that no past order is paid on credit. */
export function closingPieces(): Piece[] {
  return [
    quickPiece('settings', 'balances', async (_stage, db) => {
      await rebalanceBills(db);
      return 0;
    }),
    ...(['merchant', 'reseller'] as const).map((name) =>
      quickPiece('advances', name, async (seed, db) => {
        const id = await getPiece(db, 'account', name);
        for (const { advance_amount, reason, hoursAgo } of advanceGrants[name]) {
          const grant = { advance_amount, reason: textIn(reason, seed.locale) };
          await grantAdvance(staffContext(seed, db), id, grant);
          await backdateNewestAdvance(db, id, { hoursAgo, timeZone: seed.platform.settings.timeZone });
        }
        return id;
      }),
    ),
  ];
}

/**
 * Waits until the original is drawn, because repeated orders show its images. There is no timeout: on a slow machine
 * the history is created later.
 */
async function waitForImages(db: Db, formOrderId: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await countImages(db, formOrderId)).waiting > 0)
    await sleep(imagesWaitMs, undefined, { signal }).catch(() => undefined);
}

/** Places a repeated order. A customer who cannot pay recharges first, one hour before the order. */
async function placeRepeat(seed: SeedContext, db: Db, repeat: DemoRepeat, originalId: number): Promise<number> {
  const attempt = () => withSavepoint(db, () => repeatOrder(seed, db, repeat, originalId));
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof AppError && error.key === 'insufficient_balance')) throw error;
    const people = await getPeople(seed, db);
    const { amount, remark } = laterRecharge;
    const { id } = await createBankTransfer(people[repeat.customer], {
      amount,
      remark: textIn(remark, seed.locale),
    });
    await approveRecharge(people.factory, id);
    await backdateRecharge(db, id, { hoursAgo: repeat.hoursAgo + 1, timeZone: seed.platform.settings.timeZone });
    return attempt();
  }
}

async function repeatOrder(seed: SeedContext, db: Db, repeat: DemoRepeat, originalId: number): Promise<number> {
  const people = await getPeople(seed, db);
  const customer = people[repeat.customer];
  const request = await repeatFormOrder(customer, originalId);
  const body = {
    ...request,
    orders_attributes: request.orders_attributes.map((order, row) => ({ ...order, no: repeatedOrderNo(repeat, row) })),
  };
  const [made] = await createFormOrders(customer, [{ body, path: [] }]);
  if (!made) throw new Error('a form order of the past was neither made nor refused');
  await moveToState(people, repeat, made.id);
  const roles = isConfirmed(repeat.state)
    ? (['custom', 'effect', 'production'] as const)
    : (['custom', 'effect'] as const);
  await copyImages(db, await orderIdsOf(customer, originalId), await orderIdsOf(customer, made.id), roles);
  await backdateFormOrder(db, made.id, { hoursAgo: repeat.hoursAgo, timeZone: seed.platform.settings.timeZone });
  return made.id;
}

async function orderIdsOf(ctx: Context, formOrderId: number): Promise<number[]> {
  const order = [{ column: 'created_at', direction: 'asc' }] as const;
  const { data } = await listOrders(ctx, {
    page: 0,
    per_page: 100,
    order: [...order],
    filters: { form_order_id_eq: formOrderId },
  });
  return data.map(({ id }) => id).toSorted((one, other) => one - other);
}
