import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { fenToYuan } from '@platen/model/money/money';
import type { Recharge, RechargeMethod, rechargeList } from '@platen/model/wallet/recharges';
import type { ClosedReason, RechargeState } from '@platen/model/wallet/wallet-enums';
import { type Generated, type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { containsIndexed, listPage } from '../../../platform/lists/lists.ts';
import type { Owner } from '../../actor.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    recharges: RechargesTable;
  }
}

interface RechargesTable {
  id: Generated<number>;
  no: string;
  user_id: number;
  amount_fen: number;
  payment_method: RechargeMethod;
  state: Generated<RechargeState>;
  code_url: string | null;
  page_url: string | null;
  remark: Generated<string>;
  rejected_reason: Generated<string>;
  closed_reason: ClosedReason | null;
  reviewer_id: number | null;
  provider_no: string | null;
  expires_at: string | null;
  paid_at: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export type RechargeRow = Selectable<RechargesTable>;
export type RechargeListQuery = ListQueryOf<typeof rechargeList>;
/** `demo_url` depends on the deployment, so the service adds it. */
type StoredRecharge = Omit<Recharge, 'demo_url'>;

export async function listRecharges(
  db: Db,
  owner: Owner,
  list: RechargeListQuery,
  timeZone: string,
): Promise<Page<StoredRecharge>> {
  const page = await listPage(db, selectRecharges(db, owner), list, {
    where: {
      no_cont: containsIndexed(db, 'recharges', 'recharges', 'no'),
      state_eq: 'recharges.state',
      payment_method_eq: 'recharges.payment_method',
      user_id_eq: 'recharges.user_id',
      created_at_gteq_date: 'recharges.created_at',
      created_at_lteq_date: 'recharges.created_at',
    },
    sort: { created_at: 'recharges.created_at', paid_at: 'recharges.paid_at' },
    nullable: ['paid_at'],
    tieBreaker: 'recharges.id',
    timeZone,
  });
  return { ...page, data: page.data.map(toRecharge) };
}

export async function findRecharge(db: Db, owner: Owner, id: number): Promise<StoredRecharge | undefined> {
  const row = await selectRecharges(db, owner).where('recharges.id', '=', id).executeTakeFirst();
  return row && toRecharge(row);
}

export function findRechargeByNo(db: Db, no: string): Promise<RechargeRow | undefined> {
  return db.selectFrom('recharges').selectAll().where('no', '=', no).executeTakeFirst();
}

/** Locks a recharge, so that its state cannot change before the caller changes it. */
export function lockRecharge(db: Db, id: number): Promise<RechargeRow | undefined> {
  return db.selectFrom('recharges').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function lockRechargeByNo(db: Db, method: RechargeMethod, no: string): Promise<RechargeRow | undefined> {
  return db
    .selectFrom('recharges')
    .selectAll()
    .where('no', '=', no)
    .where('payment_method', '=', method)
    .forUpdate()
    .executeTakeFirst();
}

export async function nextRechargeNo(db: Db, timeZone: string): Promise<string> {
  const { rows } = await sql<{ no: string }>`select next_no('RC', 'recharge_numbers', ${timeZone}) as no`.execute(db);
  return rows[0]?.no ?? '';
}

export async function insertRecharge(db: Db, recharge: Insertable<RechargesTable>): Promise<number> {
  const { id } = await db.insertInto('recharges').values(recharge).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateRecharge(db: Db, id: number, change: Updateable<RechargesTable>): Promise<void> {
  await db
    .updateTable('recharges')
    .set({ ...change, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** @public */
export async function expireRecharges(db: Db): Promise<void> {
  await db
    .updateTable('recharges')
    .set({ state: 'expired', updated_at: sql<string>`now()` })
    .where('state', '=', 'pending')
    .where('expires_at', '<', sql<string>`now()`)
    .execute();
}

function selectRecharges(db: Db, owner: Owner) {
  const recharges = db
    .selectFrom('recharges')
    .innerJoin('users', 'users.id', 'recharges.user_id')
    .selectAll('recharges')
    .select(({ selectFrom }) => [
      'users.screen_name',
      selectFrom('approvals')
        .select('approvals.id')
        .whereRef('approvals.recharge_id', '=', 'recharges.id')
        .where('approvals.state', '=', 'waiting')
        .as('approval_id'),
    ]);
  return owner === 'everyone' ? recharges : recharges.where('recharges.user_id', '=', owner);
}

function toRecharge(row: RechargeRow & { screen_name: string; approval_id: number | null }): StoredRecharge {
  return {
    id: row.id,
    no: row.no,
    user_id: row.user_id,
    user: { id: row.user_id, screen_name: row.screen_name },
    amount: fenToYuan(row.amount_fen),
    payment_method: row.payment_method,
    state: row.state,
    code_url: row.code_url,
    page_url: row.page_url,
    remark: row.remark,
    rejected_reason: row.rejected_reason,
    closed_reason: row.closed_reason,
    approval_id: row.approval_id,
    expires_at: row.expires_at,
    paid_at: row.paid_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
