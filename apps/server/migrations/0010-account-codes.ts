import { type Migration, sql } from 'kysely';

/** Codes by the name that they were asked for, whether anybody has it or not: the same is done for every name. */
export const accountCodes: Migration = {
  async up(db) {
    // Unlogged: codes and the tries at them are forgotten together, and another code is soon sent. The table before
    // this one, `verification_codes`, stays for as long as a build that writes it may be serving requests.
    await sql`
      create unlogged table account_codes (
        login_name text not null,
        event text not null,
        code_hash bytea,
        tries int not null,
        expires_at timestamptz not null,
        primary key (login_name, event)
      )`.execute(db);
    await sql`create index account_codes_expiry on account_codes (expires_at)`.execute(db);
  },
};
