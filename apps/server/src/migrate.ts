import { runCommand, withDatabase } from './command.ts';
import { grantApplicationRole } from './platform/application-role.ts';
import { migrate } from './platform/migrate.ts';
import { StartupError } from './platform/startup-error.ts';

/**
 * `npm run migrate`: migrates the database to this build and ends. For deployments that migrate once, before the first
 * process of a new version starts; a server that starts does the same. With `--grant-to <role>`, a role that does not own the
 * tables gets the rights that a server needs.
 */
runCommand(async ([option, role, ...more]) => {
  if (more.length > 0 || (option !== undefined && (option !== '--grant-to' || role === undefined)))
    throw new StartupError('use: npm run migrate [-- --grant-to <role>]');
  const applied = await withDatabase(async (db) => {
    const names = await migrate(db);
    if (role !== undefined) await grantApplicationRole(db, role);
    return names;
  });
  console.log(
    applied.length > 0 ? `platen: applied ${applied.join(', ')}` : 'platen: the database is at the latest version',
  );
  if (role !== undefined) console.log(`platen: the role ${role} has the rights that a server needs`);
});
