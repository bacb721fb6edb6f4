import type { Ability } from '@platen/model/abilities/abilities';
import { accessGrantDays } from '@platen/model/accounts/access-grants';
import { rolesWith } from '@platen/model/accounts/roles';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { ApprovalKind, ApprovalState } from '@platen/model/wallet/approval-enums';
import type { approvalList } from '@platen/model/wallet/approvals';
import { type Generated, type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/lists/lists.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    approvals: ApprovalsTable;
    approval_settings: ApprovalSettingsTable;
    single_person_movements: SinglePersonMovementsTable;
  }
}

interface ApprovalsTable {
  id: Generated<number>;
  kind: ApprovalKind;
  state: Generated<ApprovalState>;
  user_id: number;
  recharge_id: number | null;
  recharge_no: string | null;
  form_order_id: number | null;
  form_order_no: string | null;
  amount_fen: number;
  before_fen: number | null;
  request_reason: string;
  requested_by_id: number;
  requested_at: Generated<string>;
  decided_by_id: Generated<number | null>;
  decided_at: Generated<string | null>;
  decision_reason: Generated<string>;
}

interface ApprovalSettingsTable {
  recharge_limit_fen: number | null;
  advance_limit_fen: number | null;
  refund_limit_fen: number | null;
  updated_at: Generated<string>;
}

/** Money that one person of the factory moved alone. It counts for a day towards the amounts that need a second one. */
interface SinglePersonMovementsTable {
  id: Generated<number>;
  kind: ApprovalKind;
  moved_by_id: number;
  user_id: number;
  amount_fen: number;
  moved_at: Generated<string>;
}

export type NewMovement = Insertable<SinglePersonMovementsTable>;
export type NewApproval = Pick<
  Selectable<ApprovalsTable>,
  | 'kind'
  | 'user_id'
  | 'recharge_id'
  | 'recharge_no'
  | 'form_order_id'
  | 'form_order_no'
  | 'amount_fen'
  | 'before_fen'
  | 'request_reason'
  | 'requested_by_id'
>;
export type ApprovalListQuery = ListQueryOf<typeof approvalList>;
export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

function selectApprovals(db: Db) {
  return db
    .selectFrom('approvals')
    .innerJoin('users as customer', 'customer.id', 'approvals.user_id')
    .innerJoin('users as requester', 'requester.id', 'approvals.requested_by_id')
    .leftJoin('custom_roles', 'custom_roles.id', 'requester.custom_role_id')
    .leftJoin('users as decider', 'decider.id', 'approvals.decided_by_id')
    .selectAll('approvals')
    .select([
      'customer.screen_name as customer_name',
      'requester.screen_name as requester_name',
      'requester.role as requester_role',
      'requester.is_block as requester_is_block',
      'custom_roles.abilities as requester_abilities',
      'decider.screen_name as decider_name',
    ]);
}

export function listApprovals(db: Db, list: ApprovalListQuery, timeZone: string): Promise<Page<ApprovalRow>> {
  return listPage(db, selectApprovals(db), list, {
    where: {
      kind_eq: 'approvals.kind',
      state_eq: 'approvals.state',
      user_id_eq: 'approvals.user_id',
      requested_by_id_eq: 'approvals.requested_by_id',
    },
    sort: { requested_at: 'approvals.requested_at' },
    tieBreaker: 'approvals.id',
    timeZone,
  });
}

export function findApproval(db: Db, id: number) {
  return selectApprovals(db).where('approvals.id', '=', id).executeTakeFirst();
}

/** Locks an approval, so that only one decision is made. Lock its recharge before it, if it has one. */
export async function lockApproval(db: Db, id: number): Promise<void> {
  await db.selectFrom('approvals').select('id').where('id', '=', id).forUpdate().execute();
}

export type ApprovalSubject = { rechargeId: number } | { formOrderId: number } | { advanceOf: number };

export function findWaiting(db: Db, subject: ApprovalSubject) {
  const waiting = selectApprovals(db).where('approvals.state', '=', 'waiting');
  if ('rechargeId' in subject)
    return waiting.where('approvals.recharge_id', '=', subject.rechargeId).executeTakeFirst();
  if ('formOrderId' in subject)
    return waiting.where('approvals.form_order_id', '=', subject.formOrderId).executeTakeFirst();
  return waiting
    .where('approvals.user_id', '=', subject.advanceOf)
    .where('approvals.kind', '=', 'advance')
    .executeTakeFirst();
}

/** The approvals that refunds of form orders wait for, by form order. @public */
export async function findWaitingRefunds(db: Db, formOrderIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('approvals')
    .select(['id', 'form_order_id'])
    .where('state', '=', 'waiting')
    .where(sql<boolean>`form_order_id = any(${formOrderIds})`)
    .execute();
  return new Map(rows.map(({ id, form_order_id }) => [form_order_id ?? 0, id]));
}

/** The new id; undefined if one is waiting already, even by a concurrent request. */
export async function insertApproval(db: Db, approval: NewApproval): Promise<number | undefined> {
  const inserted = await db
    .insertInto('approvals')
    .values(approval)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/**
 * From whom somebody has access to their account, directly or through others who have theirs from them, and since when; or, the
 * other way round, who has it from somebody. A chain is as old as its oldest part, so that a repeated part renews nothing else.
 */
export async function listDependence(
  db: Db,
  id: number,
  direction: 'granters' | 'receivers',
): Promise<Map<number, string>> {
  const [near, far] = direction === 'granters' ? ['user_id', 'granted_by_id'] : ['granted_by_id', 'user_id'];
  const recent = sql`granted_at > now() - make_interval(days => ${accessGrantDays})`;
  const { rows } = await sql<{ id: number; since: string }>`
    with recursive chain (id, since) as (
      select ${sql.ref(far)}, granted_at from access_grants where ${sql.ref(near)} = ${id} and ${recent}
      union
      select ${sql.ref(`access_grants.${far}`)}, least(access_grants.granted_at, chain.since)
      from access_grants join chain on ${sql.ref(`access_grants.${near}`)} = chain.id where ${recent}
    )
    select id, max(since) as since from chain group by id`.execute(db);
  return new Map(rows.map((row) => [row.id, row.since]));
}

export async function decideApproval(
  db: Db,
  id: number,
  decision: { state: Exclude<ApprovalState, 'waiting'>; decided_by_id: number; decision_reason: string },
): Promise<void> {
  await db
    .updateTable('approvals')
    .set({ ...decision, decided_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Who is told that something waits for a second person. */
export async function listPeopleWith(db: Db, ability: Ability, exceptId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('custom_roles', 'custom_roles.id', 'users.custom_role_id')
    .select('users.id')
    .where(({ or, eb }) =>
      or([eb('users.role', 'in', rolesWith(ability)), sql<boolean>`${ability} = any(custom_roles.abilities)`]),
    )
    .where('users.is_block', '=', false)
    .where('users.id', '!=', exceptId)
    .execute();
  return rows.map(({ id }) => id);
}

/** The single row, created by its migration. */
export function getSettings(db: Db) {
  return db.selectFrom('approval_settings').selectAll().executeTakeFirstOrThrow();
}

/**
 * Also serializes what one person moves alone: two movements at the same time would each be below an amount that they exceed
 * together. Lock the recharge or form order before it, and the wallet after it.
 */
export function lockSettings(db: Db) {
  return db.selectFrom('approval_settings').selectAll().forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** What a person moved alone in the last 24 hours, and what a customer got from people who acted alone. */
export async function sumMovements(db: Db, of: Pick<NewMovement, 'kind' | 'moved_by_id' | 'user_id'>) {
  const { kind, moved_by_id, user_id } = of;
  const { rows } = await sql<{ by_person_fen: number; of_customer_fen: number }>`
    select coalesce(sum(amount_fen) filter (where moved_by_id = ${moved_by_id}), 0)::bigint as by_person_fen,
      coalesce(sum(amount_fen) filter (where user_id = ${user_id}), 0)::bigint as of_customer_fen
    from single_person_movements
    where kind = ${kind} and moved_at > now() - interval '24 hours'
      and (moved_by_id = ${moved_by_id} or user_id = ${user_id})`.execute(db);
  return rows[0] ?? { by_person_fen: 0, of_customer_fen: 0 };
}

export async function insertMovement(db: Db, movement: NewMovement): Promise<void> {
  await db.insertInto('single_person_movements').values(movement).execute();
}

/** Movements count for a day; they are kept for a second one, in case that somebody looks into what was moved. @public */
export async function sweepMovements(db: Db): Promise<void> {
  await sql`delete from single_person_movements where moved_at < now() - interval '48 hours'`.execute(db);
}

export async function updateSettings(
  db: Db,
  settings: Omit<Selectable<ApprovalSettingsTable>, 'updated_at'>,
): Promise<void> {
  await db
    .updateTable('approval_settings')
    .set({ ...settings, updated_at: sql<string>`now()` })
    .execute();
}
