import { runCommand, withDatabase } from './command.ts';
import { migrate } from './platform/migrate.ts';

/**
 * `npm run migrate`: migrates the database to this build and ends. For deployments that migrate once, before the first
 * process of a new version starts; a server that starts does the same.
 */
runCommand(async () => {
  const applied = await withDatabase((db) => migrate(db));
  console.log(
    applied.length > 0 ? `platen: applied ${applied.join(', ')}` : 'platen: the database is at the latest version',
  );
});
