import { runCommand, withDatabase } from './command.ts';
import { grantApplicationRole } from './platform/database/application-role.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import { migrate } from './platform/installation/migrate.ts';
import { readSchemaState } from './platform/installation/schema-compatibility.ts';

/**
 * `npm run migrate`: migrates the database to this build and ends. For deployments that migrate once, before the first
 * process of a new version starts; a server that starts does the same. With `--grant-to <role>`, a role that does not own the
 * tables gets the rights that a server needs. It changes nothing where a newer version has migrated the database, so that the
 * deployment of the version before rolls it back.
 */
runCommand(async ([option, role, ...more]) => {
  if (more.length > 0 || (option !== undefined && (option !== '--grant-to' || role === undefined)))
    throw new StartupError('use: npm run migrate [-- --grant-to <role>]');
  const { applied, newer } = await withDatabase(async (db) => {
    const names = await migrate(db);
    const state = await readSchemaState(db);
    // This build does not know what the role must not do with the tables of the newer one.
    if (role !== undefined && state.newer.length === 0) await grantApplicationRole(db, role);
    return { applied: names, newer: state.newer };
  });
  if (newer.length > 0) return reportNewer(newer, role);
  console.log(
    applied.length > 0 ? `platen: applied ${applied.join(', ')}` : 'platen: the database is at the latest version',
  );
  if (role !== undefined) console.log(`platen: the role ${role} has the rights that a server needs`);
});

function reportNewer(newer: readonly string[], role: string | undefined): void {
  console.log(
    `platen: nothing is changed: a newer version has applied ${newer.join(', ')}, and this one works with it`,
  );
  if (role !== undefined) console.log(`platen: nothing is granted to ${role}: the newer version knows what it needs`);
}
