import type { GroupFindingCounts } from '@platen/model/files/renders';
import type { Db } from '../../../platform/database/database.ts';
import { severityOfStored } from './finding-severity.ts';
import type { StoredFinding } from './lifecycle.tables.ts';
import * as queries from './print-findings.queries.ts';

/** Stores the findings of an order's prints and their counts, which lists filter by and confirming checks. */
export async function storePrintFindings(
  db: Db,
  order: queries.CheckedPrints,
  findings: readonly StoredFinding[],
): Promise<void> {
  const errors = findings.filter((finding) => severityOfStored(finding) === 'error').length;
  await queries.setPrintFindings(db, order, { findings, errors, warnings: findings.length - errors });
}

/** For orders that show the images of others: `to[i]` gets the findings of `from[i]`. */
export function copyPrintFindings(db: Db, from: readonly number[], to: readonly number[]): Promise<void> {
  return queries.copyPrintFindings(db, from, to);
}

/** Finding counts of live orders, by their form order or another group. Groups without findings are omitted. */
export function countFindings(
  db: Db,
  by: queries.OrderGroup,
  ids: readonly number[],
): Promise<Map<number, GroupFindingCounts>> {
  return queries.countFindings(db, by, ids);
}

/** The images of a group of orders on which nothing is printed, as far as their check has found them. */
export function listBlankPrints(
  db: Db,
  by: queries.OrderGroup,
  id: number,
  limit: number,
): Promise<queries.BlankPrint[]> {
  return queries.listBlankPrints(db, by, id, limit);
}
