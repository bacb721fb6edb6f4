import type { DifferenceKind, StatementMethod } from '@platen/model/wallet/statement-enums';
import { statementDaysMax } from '@platen/model/wallet/statements';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import type { StatementLine } from './statement-format.ts';
import * as queries from './statements.queries.ts';

const linesPerBatch = 500;
const dayMs = 24 * 3_600_000;

/** What comparing a statement with the recharges found. */
interface Reconciliation {
  from_day: string;
  to_day: string;
  lines_count: number;
  matched_count: number;
  matched_fen: number;
  differences: queries.NewDifference[];
  /** The recharges that the statement lists, whether they were credited or not. */
  rechargeIds: number[];
}

/**
 * Compares both ways: every payment of the statement must be credited with its amount, and every recharge that was
 * credited on its days must be in it, or in another statement. The provider's day is that of the payment, ours that of
 * the credit, which around midnight is another one.
 */
export async function reconcile(
  db: Db,
  method: StatementMethod,
  lines: AsyncIterable<StatementLine>,
): Promise<Reconciliation> {
  const result: Reconciliation = {
    from_day: '',
    to_day: '',
    lines_count: 0,
    matched_count: 0,
    matched_fen: 0,
    differences: [],
    rechargeIds: [],
  };
  for await (const batch of batchesOf(lines)) await compareBatch(db, method, batch, result);
  if (result.lines_count === 0) throw appError('statement_empty').at('file');
  const days = (Date.parse(result.to_day) - Date.parse(result.from_day)) / dayMs + 1;
  if (days > statementDaysMax) throw appError('statement_too_long', { days, limit: statementDaysMax }).at('file');
  const listed = new Set(result.rechargeIds);
  for (const recharge of await queries.listCreditedUnlisted(db, method, result.from_day, result.to_day)) {
    if (listed.has(recharge.id)) continue;
    result.differences.push({
      kind: 'not_in_statement',
      line: null,
      recharge_no: recharge.no,
      recharge_id: recharge.id,
      provider_no: recharge.provider_no ?? '',
      provider_fen: null,
      credited_fen: recharge.amount_fen,
    });
  }
  return { ...result, rechargeIds: [...listed] };
}

async function* batchesOf(lines: AsyncIterable<StatementLine>): AsyncGenerator<StatementLine[]> {
  let batch: StatementLine[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < linesPerBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function compareBatch(db: Db, method: StatementMethod, batch: StatementLine[], result: Reconciliation) {
  const nos = batch.map(({ no }) => no);
  const recharges = new Map((await queries.findRecharges(db, method, nos)).map((recharge) => [recharge.no, recharge]));
  for (const line of batch) {
    const recharge = recharges.get(line.no);
    result.lines_count += 1;
    if (result.from_day === '' || line.day < result.from_day) result.from_day = line.day;
    if (line.day > result.to_day) result.to_day = line.day;
    if (recharge) result.rechargeIds.push(recharge.id);
    const kind = differenceOf(line, recharge);
    if (kind === undefined) {
      result.matched_count += 1;
      result.matched_fen += line.amountFen;
      continue;
    }
    result.differences.push({
      kind,
      line: line.line,
      recharge_no: line.no,
      recharge_id: recharge?.id ?? null,
      provider_no: line.providerNo,
      provider_fen: line.amountFen,
      credited_fen: recharge?.state === 'paid' ? recharge.amount_fen : null,
    });
  }
}

function differenceOf(line: StatementLine, recharge: queries.ComparedRecharge | undefined): DifferenceKind | undefined {
  if (line.kind === 'refund') return 'refunded';
  if (!recharge) return 'not_credited';
  if (recharge.amount_fen !== line.amountFen) return 'amount_differs';
  // A recharge that was paid twice is credited for one of the two payments.
  return recharge.state === 'paid' && recharge.provider_no === line.providerNo ? undefined : 'not_credited';
}
