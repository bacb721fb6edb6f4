import type { Migration } from 'kysely';

/** The version of a release, as in package.json and CHANGELOG.md. */
export type Release = `${number}.${number}.${number}`;

/**
 * Which older versions work on a database after the migration: the release that the changelog has on top and every later
 * one, or none, for a reason that an operator can read. They do not know the migration: they find this in the database.
 */
export type Compatibility = Release | { noneBecause: string };

/** A change of the database that says what it means for the versions before it. */
export interface DeclaredMigration extends Migration {
  compatibleWith: Compatibility;
}
