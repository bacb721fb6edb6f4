import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import { runCommand } from './command.ts';
import { readConfig } from './config.ts';
import type { FullConfig } from './platform/config/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { reasonOf, StartupError, withoutPassword } from './platform/errors/startup-error.ts';
import { checkSecretUnchanged } from './platform/installation/installation-fingerprints.ts';
import { checkSchema, type SchemaState } from './platform/installation/schema-compatibility.ts';
import { openJobDatabase } from './platform/jobs/jobs-database.ts';
import { compareReplica } from './platform/replica/replica-freshness.ts';
import { createStore } from './platform/store/create-store.ts';

/**
 * `npm run check:config`: reads the settings, connects to everything that they name, and changes nothing. Every part is
 * checked, so that one run shows all mistakes.
 */

/** Resolves with what was found, in a few words; throws if the part cannot be used. */
type Check = (config: FullConfig) => Promise<string>;

const postgresMajorMin = 15;

const checks: readonly (readonly [part: string, check: Check])[] = [
  ['settings', async ({ role, port, dataDir }) => `role ${role}, port ${port}, data in ${dataDir}`],
  ['database', checkDatabase],
  ['replica', checkReplica],
  ['notifications', checkNotifications],
  ['store', checkStoreAccess],
  ['mail', checkMail],
  ['payments', checkPayments],
];

async function checkDatabase({ databaseUrl, secret }: FullConfig): Promise<string> {
  if (databaseUrl === undefined) return 'embedded';
  const { db, close } = openDatabase(
    () => databaseUrl,
    () => undefined,
    1,
  );
  try {
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
    const version = rows[0]?.server_version ?? '';
    if (Number.parseInt(version, 10) < postgresMajorMin)
      throw new StartupError(`PostgreSQL ${version} is too old: ${postgresMajorMin} or newer is needed`);
    const schema = await checkSchema(db);
    await checkSecretUnchanged(db, { secret });
    return `PostgreSQL ${version} at ${withoutPassword(databaseUrl)}, ${describeSchema(schema)}`;
  } finally {
    await close();
  }
}

function describeSchema({ pending, newer, endsOlder }: SchemaState): string {
  if (newer.length > 0) return `migrated by a newer version (${newer.join(', ')}), which this one works with`;
  if (pending.length === 0) return 'at the latest version';
  const stop = endsOlder.length > 0 ? `; first stop every process of an older version: ${endsOlder.join(', ')}` : '';
  return `${pending.length} migrations to apply${stop}`;
}

async function checkReplica({ databaseUrl, databaseReplicaUrl }: FullConfig): Promise<string> {
  if (databaseReplicaUrl === undefined) return 'none';
  if (databaseUrl === undefined) throw new StartupError('the embedded database has none: set DATABASE_URL');
  const primary = openDatabase(
    () => databaseUrl,
    () => undefined,
    1,
  );
  const replica = openDatabase(
    () => databaseReplicaUrl,
    () => undefined,
    1,
  );
  try {
    const behind = await compareReplica(primary.db, replica.db);
    return `${withoutPassword(databaseReplicaUrl)}, ${behind} bytes behind`;
  } finally {
    await primary.close();
    await replica.close();
  }
}

async function checkNotifications({ databaseUrl, databaseListenUrl }: FullConfig): Promise<string> {
  if (databaseUrl === undefined) return 'embedded';
  const listenUrl = databaseListenUrl ?? databaseUrl;
  const database = openJobDatabase(
    () => databaseUrl,
    () => undefined,
    () => listenUrl,
  );
  try {
    if (await database.doNotificationsArrive()) return `arrive from ${withoutPassword(listenUrl)}`;
  } finally {
    await database.close();
  }
  throw new StartupError(
    `do not arrive from ${withoutPassword(listenUrl)}: set PLATEN_DATABASE_LISTEN_URL to an address of the database itself`,
  );
}

async function checkStoreAccess(config: FullConfig): Promise<string> {
  const store = await createStore(config);
  await store.check();
  return config.s3 ? `bucket ${config.s3.bucket}` : 'folder';
}

async function checkMail({ smtpUrl, smsUrl }: FullConfig): Promise<string> {
  if (smtpUrl !== undefined) {
    const transport = createTransport(smtpUrl);
    await transport.verify().finally(() => transport.close());
  }
  return listed({ SMTP: smtpUrl, SMS: smsUrl });
}

async function checkPayments({ payments: { wechat, alipay } }: FullConfig): Promise<string> {
  const isSellerMissing = alipay !== undefined && alipay.sellerId === undefined;
  const warning = isSellerMissing ? '; the seller is not checked: set PLATEN_ALIPAY_SELLER_ID' : '';
  return listed({ WeChat: wechat, Alipay: alipay }) + warning;
}

function listed(parts: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(parts).filter((name) => parts[name] !== undefined);
  return names.length > 0 ? names.join(', ') : 'none';
}

runCommand(async () => {
  const config = readConfig(process.env);
  let failures = 0;
  for (const [part, check] of checks) {
    const [mark, text] = await check(config).then(
      (found) => ['✓', found],
      (error: unknown) => ['✗', reasonOf(error)],
    );
    if (mark === '✗') failures++;
    console.log(`${mark} ${part.padEnd(14)} ${text}`);
  }
  if (failures > 0)
    throw new StartupError(failures === 1 ? 'one part cannot be used' : `${failures} parts cannot be used`);
});
