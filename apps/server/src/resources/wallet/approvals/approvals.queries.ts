import type { Ability } from '@platen/model/abilities';
import type { ApprovalKind, ApprovalState } from '@platen/model/approval-enums';
import type { approvalList } from '@platen/model/approvals';
import type { ListQueryOf, Page } from '@platen/model/lists';
import { rolesWith } from '@platen/model/roles';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { listPage } from '../../../platform/lists.ts';

declare module '../../../platform/database.ts' {
  interface Database {
    approvals: ApprovalsTable;
    approval_settings: ApprovalSettingsTable;
  }
}

interface ApprovalsTable {
  id: Generated<number>;
  kind: ApprovalKind;
  state: Generated<ApprovalState>;
  user_id: number;
  recharge_id: number | null;
  recharge_no: string | null;
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
  updated_at: Generated<string>;
}

export type NewApproval = Pick<
  Selectable<ApprovalsTable>,
  | 'kind'
  | 'user_id'
  | 'recharge_id'
  | 'recharge_no'
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

export type ApprovalSubject = { rechargeId: number } | { advanceOf: number };

export function findWaiting(db: Db, subject: ApprovalSubject) {
  const waiting = selectApprovals(db).where('approvals.state', '=', 'waiting');
  const ofSubject =
    'rechargeId' in subject
      ? waiting.where('approvals.recharge_id', '=', subject.rechargeId)
      : waiting.where('approvals.user_id', '=', subject.advanceOf).where('approvals.kind', '=', 'advance');
  return ofSubject.executeTakeFirst();
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

export async function updateSettings(
  db: Db,
  settings: { recharge_limit_fen: number | null; advance_limit_fen: number | null },
): Promise<void> {
  await db
    .updateTable('approval_settings')
    .set({ ...settings, updated_at: sql<string>`now()` })
    .execute();
}
