import pg from 'pg';

/** Errors are told apart by code and constraint alone: their sentences are in the language of the PostgreSQL that runs. */

/** `on delete restrict` has a code of its own from PostgreSQL 18 on. */
const foreignKeyViolations = ['23503', '23001'];

/** A row that others point to was to be deleted, or a row was to point to one that is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && foreignKeyViolations.includes(error.code ?? '');
}

const uniqueViolation = '23505';

/** A row with the same value is there already, by this unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return error instanceof pg.DatabaseError && error.code === uniqueViolation && error.constraint === index;
}

/** The unique index by which something is there already, whichever that is. */
export function findViolatedIndex(error: unknown): string | undefined {
  const isViolated = error instanceof pg.DatabaseError && error.code === uniqueViolation;
  return isViolated ? (error.constraint ?? '') : undefined;
}

/** Characters that no text can hold (22021, 22P05), and days that no calendar has (22007, 22008). */
const invalidValues = ['22021', '22P05', '22007', '22008'];

/** The caller sent a value that the database has no place for. */
export function isInvalidValue(error: unknown): boolean {
  return error instanceof pg.DatabaseError && invalidValues.includes(error.code ?? '');
}

/** A deadlock, a conflict of transactions, and a value that was free when it was looked for and then was not. */
const retryableConflicts = ['40P01', '40001', uniqueViolation];

/** Two changes at once were in each other's way and this one lost. Run again, it sees what the other did. */
export function isRetryableConflict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && retryableConflicts.includes(error.code ?? '');
}
