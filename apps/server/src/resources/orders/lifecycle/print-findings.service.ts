import type { GroupFindingCounts } from '@platen/model/renders';
import type { Db } from '../../../platform/database.ts';
import { severityOfStored } from './finding-severity.ts';
import type { StoredFinding } from './lifecycle.tables.ts';
import * as queries from './print-findings.queries.ts';

/** Keeps what is wrong with the prints of an order, and how much of it: lists filter and confirming asks by the counts. */
export async function storePrintFindings(
  db: Db,
  order: queries.CheckedPrints,
  findings: readonly StoredFinding[],
): Promise<void> {
  const errors = findings.filter((finding) => severityOfStored(finding) === 'error').length;
  await queries.setPrintFindings(db, order, { findings, errors, warnings: findings.length - errors });
}

/** For orders that show the images of others: each of `to` has what was found in those at its place in `from`. */
export function copyPrintFindings(db: Db, from: readonly number[], to: readonly number[]): Promise<void> {
  return queries.copyPrintFindings(db, from, to);
}

/** Those that have no finding are not in it. */
export function countFormOrderFindings(db: Db, ids: readonly number[]): Promise<Map<number, GroupFindingCounts>> {
  return queries.countFindings(db, 'form_order_id', ids);
}

/** Those that have no finding are not in it. */
export function countBatchFindings(db: Db, ids: readonly number[]): Promise<Map<number, GroupFindingCounts>> {
  return queries.countFindings(db, 'production_batch_id', ids);
}
