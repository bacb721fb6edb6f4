import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { fenToYuan } from '@platen/model/money/money';
import { type DifferenceKind, differenceKinds, type StatementMethod } from '@platen/model/wallet/statement-enums';
import type {
  Statement,
  StatementDetail,
  StatementDifference,
  statementDifferenceList,
  statementList,
} from '@platen/model/wallet/statements';
import type { RechargeState } from '@platen/model/wallet/wallet-enums';
import { type Generated, type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/lists/lists.ts';
import { toFileRef } from '../../../platform/store/blob-url.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    statements: StatementsTable;
    statement_recharges: { recharge_id: number; statement_id: number };
    statement_differences: DifferencesTable;
  }
}

interface StatementsTable {
  id: Generated<number>;
  payment_method: StatementMethod;
  digest: Buffer;
  file_blob_id: number;
  /** `2026-06-08` when it is written; read it as text. */
  from_day: string;
  to_day: string;
  lines_count: number;
  matched_count: number;
  matched_fen: number;
  differences_count: number;
  creator_id: number;
  created_at: Generated<string>;
}

interface DifferencesTable {
  id: Generated<number>;
  statement_id: number;
  kind: DifferenceKind;
  line: number | null;
  recharge_no: string;
  recharge_id: number | null;
  provider_no: string;
  provider_fen: number | null;
  credited_fen: number | null;
}

export type StatementListQuery = ListQueryOf<typeof statementList>;
export type DifferenceListQuery = ListQueryOf<typeof statementDifferenceList>;
export type NewDifference = Omit<Insertable<DifferencesTable>, 'id' | 'statement_id'>;

export interface ComparedRecharge {
  id: number;
  no: string;
  amount_fen: number;
  state: RechargeState;
  provider_no: string | null;
}

/** The days of both providers' statements. */
const providerZone = 'Asia/Shanghai';
/** Written as one parameter each: thousands of them would take longer to write than a request may hold up others. */
const rowsPerInsert = 1000;

export async function listStatements(db: Db, list: StatementListQuery, timeZone: string): Promise<Page<Statement>> {
  const page = await listPage(db, selectStatements(db), list, {
    where: { payment_method_eq: 'statements.payment_method' },
    sort: { created_at: 'statements.created_at', from_day: 'statements.from_day' },
    tieBreaker: 'statements.id',
    timeZone,
  });
  return { ...page, data: page.data.map(toStatement) };
}

export async function findStatement(db: Db, id: number): Promise<Statement | undefined> {
  const row = await selectStatements(db).where('statements.id', '=', id).executeTakeFirst();
  return row && toStatement(row);
}

export async function findIdByDigest(db: Db, digest: Buffer): Promise<number | undefined> {
  const row = await db.selectFrom('statements').select('id').where('digest', '=', digest).executeTakeFirst();
  return row?.id;
}

function selectStatements(db: Db) {
  return db
    .selectFrom('statements')
    .innerJoin('users', 'users.id', 'statements.creator_id')
    .innerJoin('blobs', 'blobs.id', 'statements.file_blob_id')
    .selectAll('statements')
    .select([
      'users.screen_name',
      'blobs.key as file_key',
      'blobs.filename',
      sql<string>`statements.from_day::text`.as('first_day'),
      sql<string>`statements.to_day::text`.as('last_day'),
    ]);
}

function toStatement(
  row: Awaited<ReturnType<ReturnType<typeof selectStatements>['executeTakeFirstOrThrow']>>,
): Statement {
  return {
    id: row.id,
    payment_method: row.payment_method,
    from_day: row.first_day,
    to_day: row.last_day,
    lines_count: row.lines_count,
    matched_count: row.matched_count,
    matched_amount: fenToYuan(row.matched_fen),
    differences_count: row.differences_count,
    file: toFileRef({ id: row.file_blob_id, key: row.file_key, filename: row.filename }),
    creator: { id: row.creator_id, screen_name: row.screen_name },
    created_at: row.created_at,
  };
}

/** Undefined if the same file is already there. */
export async function insertStatement(db: Db, statement: Insertable<StatementsTable>): Promise<number | undefined> {
  const row = await db
    .insertInto('statements')
    .values(statement)
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertRecharges(db: Db, statementId: number, rechargeIds: readonly number[]): Promise<void> {
  for (let at = 0; at < rechargeIds.length; at += rowsPerInsert) {
    const ids = rechargeIds.slice(at, at + rowsPerInsert);
    await sql`insert into statement_recharges (statement_id, recharge_id)
      select ${statementId}, id from unnest(${ids}::bigint[]) as id`.execute(db);
  }
}

export async function insertDifferences(db: Db, statementId: number, differences: readonly NewDifference[]) {
  for (let at = 0; at < differences.length; at += rowsPerInsert) {
    const rows = JSON.stringify(differences.slice(at, at + rowsPerInsert));
    await sql`
      insert into statement_differences
        (statement_id, kind, line, recharge_no, recharge_id, provider_no, provider_fen, credited_fen)
      select ${statementId}, kind, line, recharge_no, recharge_id, provider_no, provider_fen, credited_fen
      from jsonb_to_recordset(${rows}::jsonb) as difference (kind text, line int, recharge_no text,
        recharge_id bigint, provider_no text, provider_fen bigint, credited_fen bigint)`.execute(db);
  }
}

export function findRecharges(db: Db, method: StatementMethod, nos: readonly string[]): Promise<ComparedRecharge[]> {
  return db
    .selectFrom('recharges')
    .select(['id', 'no', 'amount_fen', 'state', 'provider_no'])
    .where('payment_method', '=', method)
    .where('no', '=', sql<string>`any(${nos})`)
    .execute();
}

/** Recharges that were credited on these days and that no statement so far has listed. */
export function listCreditedUnlisted(db: Db, method: StatementMethod, fromDay: string, toDay: string) {
  return db
    .selectFrom('recharges')
    .select(['id', 'no', 'amount_fen', 'provider_no'])
    .where('payment_method', '=', method)
    .where('state', '=', 'paid')
    .where('paid_at', '>=', sql<string>`${fromDay}::timestamp at time zone ${providerZone}`)
    .where('paid_at', '<', sql<string>`(${toDay}::timestamp + interval '1 day') at time zone ${providerZone}`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('statement_recharges')
            .select('statement_recharges.recharge_id')
            .whereRef('statement_recharges.recharge_id', '=', 'recharges.id'),
        ),
      ),
    )
    .orderBy('recharges.id')
    .execute();
}

/** Credited since for that payment, or found in a statement since. */
const isSettled = sql<boolean>`case statement_differences.kind
  when 'not_credited' then coalesce(
    recharges.state = 'paid' and recharges.provider_no = statement_differences.provider_no, false)
  when 'not_in_statement' then exists (
    select from statement_recharges where statement_recharges.recharge_id = statement_differences.recharge_id)
  else false end`;

export async function listDifferences(
  db: Db,
  statementId: number,
  list: DifferenceListQuery,
  timeZone: string,
): Promise<Page<StatementDifference>> {
  const page = await listPage(db, selectDifferences(db, statementId), list, {
    where: { kind_eq: 'statement_differences.kind' },
    sort: { id: 'statement_differences.id' },
    tieBreaker: 'statement_differences.id',
    timeZone,
  });
  return { ...page, data: page.data.map(toDifference) };
}

function selectDifferences(db: Db, statementId: number) {
  return db
    .selectFrom('statement_differences')
    .leftJoin('recharges', 'recharges.id', 'statement_differences.recharge_id')
    .leftJoin('users', 'users.id', 'recharges.user_id')
    .selectAll('statement_differences')
    .select(['recharges.state', 'recharges.user_id', 'users.screen_name', isSettled.as('is_settled')])
    .where('statement_differences.statement_id', '=', statementId);
}

function toDifference(
  row: Awaited<ReturnType<ReturnType<typeof selectDifferences>['executeTakeFirstOrThrow']>>,
): StatementDifference {
  const { recharge_id: id, state, user_id, screen_name } = row;
  const isKnown = id !== null && state !== null && user_id !== null && screen_name !== null;
  return {
    id: row.id,
    kind: row.kind,
    line: row.line,
    no: row.recharge_no,
    provider_no: row.provider_no,
    provider_amount: row.provider_fen === null ? null : fenToYuan(row.provider_fen),
    credited_amount: row.credited_fen === null ? null : fenToYuan(row.credited_fen),
    is_settled: row.is_settled,
    recharge: isKnown ? { id, state, user: { id: user_id, screen_name } } : null,
  };
}

/** In the order of the kinds; those without a difference are left out. */
export async function sumDifferences(db: Db, statementId: number): Promise<StatementDetail['differences']> {
  const rows = await db
    .selectFrom('statement_differences')
    .leftJoin('recharges', 'recharges.id', 'statement_differences.recharge_id')
    .select(({ fn }) => [
      'statement_differences.kind',
      fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where ${isSettled})`.as('settled_count'),
      sql<number>`sum(coalesce(provider_fen, credited_fen, 0))::bigint`.as('fen'),
    ])
    .where('statement_differences.statement_id', '=', statementId)
    .groupBy('statement_differences.kind')
    .execute();
  return differenceKinds.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ count, settled_count, fen }) => ({ kind, count, settled_count, amount: fenToYuan(fen) })),
  );
}
