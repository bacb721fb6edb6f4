import { readFile } from 'node:fs/promises';
import { runCommand, withDatabase } from './command.ts';
import { secretLengthMin, writeSecret } from './platform/config/installation-secret.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import { checkSecretUnchanged, replaceSecretFingerprint } from './platform/installation/installation-fingerprints.ts';
import { checkSchema } from './platform/installation/schema-compatibility.ts';
import { listProcesses } from './platform/process/process-heartbeat.ts';
import { resealTotpSecrets } from './resources/accounts/factors/totp.service.ts';
import { resealWebhookSecrets } from './resources/connections/webhooks/webhooks.service.ts';
import { resealAuditLog } from './resources/operations/audit-entries/audit-seals.service.ts';

/**
 * `npm run replace-secret -- --with <file>`: replaces `PLATEN_SECRET`, for example after it became known to somebody.
 * What authenticator apps and webhooks need is sealed with the new secret in one transaction. Codes, upload links and
 * stored responses, which live for a day at most, become useless.
 */
runCommand(async ([option, file, ...more]) => {
  if (option !== '--with' || file === undefined || more.length > 0)
    throw new StartupError('use: npm run replace-secret -- --with <file with the new secret>');
  const secret = await readSecret(file);
  const written = await withDatabase(async (db, config) => {
    await checkSchema(db);
    await checkSecretUnchanged(db, config);
    return db.transaction().execute(async (transaction) => {
      const [running] = await listProcesses(transaction);
      // It would keep sealing with the old secret, and could read nothing that is sealed with the new one.
      if (running)
        throw new StartupError(`a process is running on ${running.host}: stop all, and try again in a minute`);
      await resealTotpSecrets(transaction, config, { secret });
      await resealWebhookSecrets(transaction, config, { secret });
      await resealAuditLog(transaction, { secret });
      await replaceSecretFingerprint(transaction, { secret });
      // Last, so that a folder that cannot be written leaves the database with the old secret.
      return process.env['PLATEN_SECRET'] ? undefined : writeSecret(config.dataDir, secret);
    });
  });
  console.log(
    written === undefined
      ? 'platen: the secret is replaced: set PLATEN_SECRET to the new one for every process, and start them'
      : `platen: the secret is replaced, also in ${written}: start the server`,
  );
});

async function readSecret(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartupError(`cannot read the new secret: ${(error as Error).message}`);
  });
  const secret = text.trim();
  if (secret.length < secretLengthMin)
    throw new StartupError(`the new secret needs at least ${secretLengthMin} characters: openssl rand -hex 32`);
  return secret;
}
