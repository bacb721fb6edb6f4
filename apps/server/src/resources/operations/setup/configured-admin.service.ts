import { readFile } from 'node:fs/promises';
import { passwordLengthMax, passwordLengthMin } from '@platen/model/accounts/accounts';
import type { FastifyBaseLogger } from 'fastify';
import type { Platform } from '../../../platform/context.ts';
import { StartupError } from '../../../platform/errors/startup-error.ts';
import { createFirstAdmin } from './setup.service.ts';

/**
 * Creates the administrator configured in the environment, for containers. The file is read at every start although
 * only the first one uses it, so that a missing secret is noticed early.
 */
export async function createConfiguredAdmin({ db, config }: Platform, log: FastifyBaseLogger): Promise<void> {
  if (!config.firstAdmin) return;
  const { loginName, passwordFile } = config.firstAdmin;
  const password = await readPassword(passwordFile);
  const admin = { login_name: loginName, password, screen_name: loginName };
  const id = await db
    .transaction()
    .execute((transaction) => createFirstAdmin(transaction, admin, config.fixedTimeZone));
  if (id === undefined) log.info({ login: loginName }, 'PLATEN_ADMIN_LOGIN is ignored: there are accounts already');
  else log.info({ login: loginName }, 'the first administrator was created from PLATEN_ADMIN_LOGIN');
}

async function readPassword(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartupError(`cannot read PLATEN_ADMIN_PASSWORD_FILE: ${(error as Error).message}`);
  });
  // Editors and `echo` end a file with a line break, which is not part of the password.
  const password = text.replace(/\r?\n$/, '');
  if (password === '') throw new StartupError(`the password in ${file} (PLATEN_ADMIN_PASSWORD_FILE) is empty`);
  if (password.length < passwordLengthMin)
    throw new StartupError(
      `the password in ${file} (PLATEN_ADMIN_PASSWORD_FILE) is too short: it needs at least ${passwordLengthMin} characters`,
    );
  if (password.length > passwordLengthMax)
    throw new StartupError(
      `the password in ${file} (PLATEN_ADMIN_PASSWORD_FILE) is too long: it may have at most ${passwordLengthMax} characters`,
    );
  return password;
}
