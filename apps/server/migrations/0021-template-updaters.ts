import { type Kysely, sql } from 'kysely';

/** Who changed a template last, so that whoever would overwrite it learns whose work it is. */
export const templateUpdaters = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table sku_templates add column updater_id bigint references users (id)`.execute(db);
  },
};
