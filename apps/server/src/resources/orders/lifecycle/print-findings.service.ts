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
