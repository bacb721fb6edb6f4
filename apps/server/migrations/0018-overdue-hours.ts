import { type Kysely, sql } from 'kysely';

/** How long a batch may take before the order desk shows it as overdue. */
export const overdueHours = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table shipping_settings add column overdue_hours int not null default 72`.execute(db);
  },
};
