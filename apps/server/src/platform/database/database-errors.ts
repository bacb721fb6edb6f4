import pg from 'pg';

/** Errors are identified by code and constraint only, because PostgreSQL localizes their messages. */

/** `on delete restrict` has a separate code since PostgreSQL 18. */
const foreignKeyViolations = ['23503', '23001'];

/** A referenced row was to be deleted, or the referenced row does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && foreignKeyViolations.includes(error.code ?? '');
}

const uniqueViolation = '23505';

/** A row with the same value exists already, according to this unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return error instanceof pg.DatabaseError && error.code === uniqueViolation && error.constraint === index;
}

/** The unique index that was violated, whichever it is. */
export function findViolatedIndex(error: unknown): string | undefined {
  const isViolated = error instanceof pg.DatabaseError && error.code === uniqueViolation;
  return isViolated ? (error.constraint ?? '') : undefined;
}

/** Characters that a text cannot contain (22021, 22P05), and invalid dates (22007, 22008). */
const invalidValues = ['22021', '22P05', '22007', '22008'];

/** The caller sent a value that the database cannot store. */
export function isInvalidValue(error: unknown): boolean {
  return error instanceof pg.DatabaseError && invalidValues.includes(error.code ?? '');
}

/** A deadlock, a serialization failure, and a value that was taken after it had been checked. */
const retryableConflicts = ['40P01', '40001', uniqueViolation];

/** Two concurrent changes conflicted and this one lost. When it runs again, it sees what the other did. */
export function isRetryableConflict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && retryableConflicts.includes(error.code ?? '');
}
