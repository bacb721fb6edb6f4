import { Migrator } from 'kysely';
import { migrations } from '../../migrations/index.ts';
import type { Db } from './database.ts';
import { StartupError } from './startup-error.ts';

/**
 * Migrates the database to this build and returns the names of the applied migrations. Safe for many processes at once.
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error');
    const reason = error instanceof Error ? error.message : JSON.stringify(error);
    throw new StartupError(`the migration ${failed?.migrationName ?? ''} failed: ${reason}`);
  }
  return (results ?? []).map((result) => result.migrationName);
}
