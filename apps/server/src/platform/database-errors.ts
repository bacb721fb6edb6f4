import pg from 'pg';

/** `on delete restrict` has a code of its own from PostgreSQL 18 on. */
const brokenReferences = ['23503', '23001'];

/** A row that others point to was to be deleted, or a row was to point to one that is not there. */
export function isBrokenReference(error: unknown): boolean {
  return error instanceof pg.DatabaseError && brokenReferences.includes(error.code ?? '');
}
