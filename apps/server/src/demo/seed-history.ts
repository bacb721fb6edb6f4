import { setTimeout as sleep } from 'node:timers/promises';
import { demoHistory, type DemoRepeat, repeatedOrderNo } from '@platen/demo/history';
import { demoFormOrders } from '@platen/demo/orders';
import { demoOrderNo, firstSeedOf } from '@platen/demo/order-rows';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import type { Context, Platform } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { createFormOrders } from '../resources/orders/form-orders/create-form-orders.service.ts';
import { repeatFormOrder } from '../resources/orders/form-orders/repeat-form-order.service.ts';
import { countImages } from '../resources/orders/orders/order-images.service.ts';
import { copyImages } from '../resources/orders/orders/order-rows.service.ts';
import { listOrders } from '../resources/orders/orders/orders.service.ts';
import { approveRecharge } from '../resources/wallet/recharges/recharge-credits.service.ts';
import { createRecharge } from '../resources/wallet/recharges/recharges.service.ts';
import { dateFormOrder, dateRecharge, rebalanceBills } from './date-back.queries.ts';
import { findPeople, peopleOf } from './demo-people.ts';
import { grantAdvances } from './grant-advances.ts';
import { withoutImageJobs } from './image-jobs.ts';
import { moveTo } from './move-orders.ts';

const recharge = { amount: 20_000, payment_method: 'offline', remark: '对公转账' } as const;
const imagesWaitMs = 2000;
const imagesWaitMax = 300;

interface Stage {
  platform: Platform;
  log: FastifyBaseLogger;
  userIds: ReadonlyMap<string, number>;
}

/**
 * Ninety days before the first start, told after it: each form order of the past repeats one of the seeded ones and shows
 * its images, so that nothing is drawn for it. Made by the services, one transaction each; a start that was ended goes on
 * where the one before it stopped.
 */
export async function seedHistory(
  platform: Platform,
  log: FastifyBaseLogger,
  signal: AbortSignal,
  history: readonly DemoRepeat[] = demoHistory(),
): Promise<void> {
  const userIds = await findPeople(platform.db);
  if (!userIds) return;
  const stage = { platform: { ...platform, jobs: withoutImageJobs(platform.jobs) }, log, userIds };
  const modelIds = await findModels(stage);
  let made = 0;
  for (const repeat of history) {
    const modelId = modelIds.get(repeat.model);
    if (modelId === undefined || (await isThere(stage, repeat))) continue;
    if (made === 0) await waitForImages(platform.db, [...modelIds.values()], signal);
    if (signal.aborted) break;
    await makeRepeat(stage, repeat, modelId);
    made++;
  }
  if (made > 0) await rebalanceBills(platform.db);
  if (!signal.aborted) {
    await platform.db.transaction().execute((db) => grantAdvances(peopleOf({ ...stage, db })));
  }
}

/** The form orders that are repeated, by their place among those of the demo. */
async function findModels(stage: Stage): Promise<Map<number, number>> {
  const people = peopleOf({ ...stage, db: stage.platform.db });
  const found = new Map<number, number>();
  for (const index of new Set(demoHistory().map(({ model }) => model))) {
    const customer = demoFormOrders[index]?.customer;
    const first = customer && (await findByNo(people[customer], demoOrderNo(customer, firstSeedOf(index))));
    if (first) found.set(index, first.form_order_id);
  }
  return found;
}

async function isThere(stage: Stage, repeat: DemoRepeat): Promise<boolean> {
  const people = peopleOf({ ...stage, db: stage.platform.db });
  return (await findByNo(people[repeat.customer], repeatedOrderNo(repeat, 0))) !== undefined;
}

async function findByNo(ctx: Context, no: string) {
  const { data } = await listOrders(ctx, { page: 1, per_page: 1, order: [], filters: { no_eq: no } });
  return data[0];
}

/** What is not drawn yet cannot be shown by others. */
async function waitForImages(db: Db, formOrderIds: readonly number[], signal: AbortSignal): Promise<void> {
  for (let tries = 0; tries < imagesWaitMax && !signal.aborted; tries++) {
    const counts = await Promise.all(formOrderIds.map((id) => countImages(db, id)));
    if (counts.every(({ waiting }) => waiting === 0)) return;
    await sleep(imagesWaitMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Whoever cannot pay recharges first, an hour before the order. */
async function makeRepeat(stage: Stage, repeat: DemoRepeat, modelId: number): Promise<void> {
  const attempt = () => stage.platform.db.transaction().execute((db) => placeRepeat({ ...stage, db }, repeat, modelId));
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof AppError && error.key === 'insufficient_balance')) throw error;
    await stage.platform.db.transaction().execute(async (db) => {
      const people = peopleOf({ ...stage, db });
      const { id } = await createRecharge(people[repeat.customer], recharge);
      await approveRecharge(people.factory, id);
      await dateRecharge(db, id, { hoursAgo: repeat.hoursAgo + 1, timeZone: stage.platform.settings.timeZone });
    });
    await attempt();
  }
}

async function placeRepeat(stage: Stage & { db: Db }, repeat: DemoRepeat, modelId: number): Promise<void> {
  const people = peopleOf(stage);
  const customer = people[repeat.customer];
  const request = await repeatFormOrder(customer, modelId);
  const body = {
    ...request,
    orders_attributes: request.orders_attributes.map((order, row) => ({ ...order, no: repeatedOrderNo(repeat, row) })),
  };
  const [made] = await createFormOrders(customer, [{ body, path: [] }]);
  if (!made) throw new Error('a form order of the past was neither made nor refused');
  await moveTo(people, repeat, made.id);
  const isPrinted = repeat.state === 'confirmed' || repeat.state === 'in_production' || repeat.state === 'sent';
  const roles = isPrinted ? (['custom', 'effect', 'production'] as const) : (['custom', 'effect'] as const);
  await copyImages(stage.db, await orderIdsOf(customer, modelId), await orderIdsOf(customer, made.id), roles);
  await dateFormOrder(stage.db, made.id, { hoursAgo: repeat.hoursAgo, timeZone: stage.platform.settings.timeZone });
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
