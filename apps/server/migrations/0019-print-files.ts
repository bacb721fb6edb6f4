import { type Kysely, sql } from 'kysely';

/** The file that goes to the press, where a template asks for another than the production image itself. */
export const printFiles = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table renders add column print_blob_id bigint references blobs on delete restrict`.execute(db);
    await sql`create index renders_print_blob on renders (print_blob_id) where print_blob_id is not null`.execute(db);
  },
};
