import type { Generated } from 'kysely';
import type { Db } from '../../platform/database.ts';

declare module '../../platform/database.ts' {
  interface Database {
    applications: {
      id: Generated<number>;
      name: string;
      description: string;
      share_title: string;
      share_description: string;
    };
  }
}

/** The installation's one row, which the first migration made. */
export function getApplication(db: Db) {
  return db.selectFrom('applications').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow();
}
