import { loginNameSchema, type ResetLink } from '@platen/model/accounts';
import { runCommand, withDatabase } from './command.ts';
import type { Config } from './platform/config.ts';
import type { Db } from './platform/database.ts';
import { migrate } from './platform/migrate.ts';
import { StartupError } from './platform/startup-error.ts';
import { createInvitationLink, createResetLink } from './resources/accounts/passwords/passwords.service.ts';
import { createUser, findUserByLoginName } from './resources/accounts/users/users.service.ts';
import { createFirstAdmin } from './resources/operations/setup/setup.service.ts';

/**
 * The operator's command line: `create <login>` creates an administrator, `reset <login>` lets anyone choose a new
 * password. Both print a link to choose the password, never a password itself, because a terminal keeps its history and
 * others may read it. It works with and without a running server.
 */
const usage = `usage: npm run admin -- create <login>   create an administrator
       npm run admin -- reset <login>    let somebody choose a new password`;

const commands: Record<string, (db: Db, config: Config, loginName: string) => Promise<ResetLink>> = {
  create: createAdmin,
  reset: resetPassword,
};

async function createAdmin(db: Db, config: Config, loginName: string): Promise<ResetLink> {
  const admin = { login_name: loginName, screen_name: loginName };
  if (await findUserByLoginName(db, loginName))
    throw new StartupError(`there is an account "${loginName}" already: npm run admin -- reset ${loginName}`);
  const isFirst = (await createFirstAdmin(db, admin)) !== undefined;
  if (!isFirst) await createUser(db, { ...admin, role: 'admin' });
  return createInvitationLink({ db, config, origin: originOf(config) }, loginName);
}

async function resetPassword(db: Db, config: Config, loginName: string): Promise<ResetLink> {
  const user = await findUserByLoginName(db, loginName);
  if (!user) throw new StartupError(`nobody has the login name "${loginName}"`);
  if (user.is_block)
    throw new StartupError(`the account "${loginName}" is frozen: an administrator has to unfreeze it first`);
  return createResetLink({ db, config, origin: originOf(config) }, user.login_name);
}

function originOf({ publicUrl, port }: Config): string {
  return publicUrl?.replace(/\/$/, '') ?? `http://localhost:${port}`;
}

async function run(args: readonly string[]): Promise<void> {
  const [name = '', login, ...more] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const loginName = loginNameSchema.safeParse(login);
  if (!command || !loginName.success || more.length > 0) throw new StartupError(usage);
  const link = await withDatabase(async (db, config) => {
    await migrate(db);
    return db.transaction().execute((transaction) => command(transaction, config, loginName.data));
  });
  console.log(`Open this link to choose the password of "${loginName.data}". It works once, until ${link.expires_at}:`);
  console.log(link.url);
}

runCommand(run);
