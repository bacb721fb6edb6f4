import { loginNameSchema, type ResetLink } from '@platen/model/accounts/accounts';
import { runCommand, withDatabase } from './command.ts';
import type { Config } from './platform/config/config.ts';
import type { Db } from './platform/database/database.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import { migrate } from './platform/installation/migrate.ts';
import { removeAllFactors } from './resources/accounts/factors/factors.service.ts';
import { createInvitationLink, createResetLink } from './resources/accounts/passwords/passwords.service.ts';
import { endSessionsOf } from './resources/accounts/sessions/sessions.queries.ts';
import { findUserByLoginName } from './resources/accounts/users/users.queries.ts';
import { createUser } from './resources/accounts/users/users.service.ts';
import { createFirstAdmin } from './resources/operations/setup/setup.service.ts';

/**
 * The operator's command line: `create <login>` creates an administrator, `reset <login>` lets anyone choose a new
 * password. Both print a link to choose the password, never a password itself, because a terminal keeps its history and
 * others may read it. `reset-factors <login>` is for an administrator who has lost the second factor and the recovery
 * codes: nobody else in the factory could help. It works with and without a running server.
 */
const usage = `usage: npm run admin -- create <login>          create an administrator
       npm run admin -- reset <login>           let somebody choose a new password
       npm run admin -- reset-factors <login>   remove the second factors of somebody who has lost them`;

const commands: Record<string, (db: Db, config: Config, loginName: string) => Promise<string>> = {
  create: createAdmin,
  reset: resetPassword,
  'reset-factors': resetFactors,
};

async function createAdmin(db: Db, config: Config, loginName: string): Promise<string> {
  const admin = { login_name: loginName, screen_name: loginName };
  if (await findUserByLoginName(db, loginName))
    throw new StartupError(`there is an account "${loginName}" already: npm run admin -- reset ${loginName}`);
  const isFirst = (await createFirstAdmin(db, admin, config.fixedTimeZone)) !== undefined;
  if (!isFirst) await createUser(db, { ...admin, role: 'admin' });
  return linkText(loginName, await createInvitationLink({ db, config, origin: originOf(config) }, loginName));
}

async function resetPassword(db: Db, config: Config, loginName: string): Promise<string> {
  const user = await findUser(db, loginName);
  if (user.is_frozen)
    throw new StartupError(`the account "${loginName}" is frozen: an administrator has to unfreeze it first`);
  return linkText(loginName, await createResetLink({ db, config, origin: originOf(config) }, user.login_name));
}

async function resetFactors(db: Db, _config: Config, loginName: string): Promise<string> {
  const user = await findUser(db, loginName);
  await removeAllFactors(db, user.id);
  await endSessionsOf(db, user.id);
  return `The second factors of "${user.login_name}" are removed and all sessions ended. The password alone signs in now.`;
}

async function findUser(db: Db, loginName: string) {
  const user = await findUserByLoginName(db, loginName);
  if (!user) throw new StartupError(`nobody has the login name "${loginName}"`);
  return user;
}

function linkText(loginName: string, link: ResetLink): string {
  return `Open this link to choose the password of "${loginName}". It works once, until ${link.expires_at}:\n${link.url}`;
}

function originOf({ publicUrl, port }: Config): string {
  return publicUrl?.replace(/\/$/, '') ?? `http://localhost:${port}`;
}

async function run(args: readonly string[]): Promise<void> {
  const [name = '', login, ...more] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const loginName = loginNameSchema.safeParse(login);
  if (!command || !loginName.success || more.length > 0) throw new StartupError(usage);
  const text = await withDatabase(async (db, config) => {
    await migrate(db);
    return db.transaction().execute((transaction) => command(transaction, config, loginName.data));
  });
  console.log(text);
}

runCommand(run);
