import { accountRecords, ownedRecords } from './account-records.ts';
import { orderRecords } from './order-records.ts';
import type { PersonalRecord } from './table-record.ts';

/**
 * Where personal data is: every column of the database that may contain some, how its rows are found and how they are
 * erased. Retention, erasures, their plans and certificates, exports and the table in the documentation follow from it.
 * A test compares it with the database: a new column with texts is either in a record here or in `other-columns.ts`.
 */
export const personalRecords: readonly PersonalRecord[] = [...orderRecords, ...accountRecords, ...ownedRecords];
