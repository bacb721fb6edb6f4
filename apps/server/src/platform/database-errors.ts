import pg from 'pg';

/** `on delete restrict` has a code of its own from PostgreSQL 18 on. */
const brokenReferences = ['23503', '23001'];

/** A row that others point to was to be deleted, or a row was to point to one that is not there. */
export function isBrokenReference(error: unknown): boolean {
  return error instanceof pg.DatabaseError && brokenReferences.includes(error.code ?? '');
}

/** The values that were there already, where an insert broke this unique index. */
export function violatedUnique(error: unknown, index: string): string[] | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23505' || error.constraint !== index) return undefined;
  const values = /\)=\((.*)\) already exists/s.exec(error.detail ?? '')?.[1];
  return values?.split(', ');
}

/** Characters that no text can hold (22021, 22P05), and days that no calendar has (22007, 22008). */
const refusedValues = ['22021', '22P05', '22007', '22008'];

/** The caller sent a value that the database has no place for. */
export function isRefusedValue(error: unknown): boolean {
  return error instanceof pg.DatabaseError && refusedValues.includes(error.code ?? '');
}

/** Two transactions waited for each other and the database ended one: it can simply be run again. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001');
}
