import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { unusedUploadLifeMs } from '@platen/model/files/upload-times';
import { sql } from 'kysely';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { listOpenDemoAccounts } from './demo/open-demo-accounts.ts';
import type { DemoBuild } from './demo/seed.ts';
import { readSystemIdentifier } from './platform/backup/backup-owner.ts';
import { openBackup } from './platform/backup/open-backup.ts';
import { embeddedSpoolOf, startWalShipping } from './platform/backup/wal-shipping.ts';
import type { Config } from './platform/config/config.ts';
import { chooseHost } from './platform/config/listen-host.ts';
import type { Platform } from './platform/context.ts';
import { type Db, openDatabase } from './platform/database/database.ts';
import type { DatabaseAddress } from './platform/database/database-pool.ts';
import { embeddedDatabaseOptions, startEmbeddedDatabase } from './platform/embedded-database/embedded-database.ts';
import { reasonOf, StartupError, startFailure, withoutPassword } from './platform/errors/startup-error.ts';
import { createHealthServer } from './platform/http/health.ts';
import { checkSecret, checkStore } from './platform/installation/installation-fingerprints.ts';
import { migrate, migrationConnections } from './platform/installation/migrate.ts';
import { readSchemaState } from './platform/installation/schema-compatibility.ts';
import { createAnnouncer, createLog, logNodeMessages, nodeNotice } from './platform/logging/log.ts';
import { startTracing } from './platform/logging/tracing.ts';
import { createMetricsServer } from './platform/metrics/metrics-server.ts';
import { sweepScratchFolders } from './platform/process/scratch-folder.ts';
import { registerGauges } from './platform/process-gauges.ts';
import { loadApiDocuments } from './resources/connections/api-documents/api-documents.routes.ts';
import { createConfiguredAdmin } from './resources/operations/setup/configured-admin.service.ts';
import { findSetupCode } from './resources/operations/setup/setup.service.ts';
import { builtEntryPoints, sourceEntryPoints } from './worker-entry-points.ts';

const consoleDir = fileURLToPath(new URL('../../console', import.meta.url));
const isBuilt = import.meta.url.endsWith('.js');
const entryPoints = isBuilt ? builtEntryPoints(new URL('./', import.meta.url)) : sourceEntryPoints();

/** Logged if a demo was created earlier on the same database. */
const openAccountsWarning = 'demo accounts with a published password can sign in: freeze them or change it';

/** Logged after a roll back, and where a process of the version before returns in the middle of an upgrade. */
const newerSchemaWarning = 'a newer version has migrated the database; this version works with it';

const announce = createAnnouncer(process.env.PLATEN_ROLE || 'all');

type Log = ReturnType<typeof createLog>;

/** Aborts the creation of the demo at any point. */
const seeding = new AbortController();

/** Cleanup steps, run once and in reverse order, after a signal or a failed start. */
const cleanup: (() => Promise<void>)[] = [];

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, config.role);
  logNodeMessages(log);
  const notice = nodeNotice(process.versions.node);
  if (notice) announce(notice);
  cleanup.push(await startTracing(config));
  await sweepScratchFolders(unusedUploadLifeMs);
  const databaseAddress = await findDatabase(config, log);
  await prepareDatabase(databaseAddress, config, log);
  const app = await createApp({ config, databaseAddress, consoleDir, log, entryPoints });
  cleanup.push(app.close);
  await checkStore(app.platform.db, app.platform.store, log);
  await app.checkNotifications();
  // Loaded on demand, because a real factory never needs the demo's art.
  const demo = config.isDemo ? await import('./demo/seed.ts') : undefined;
  const demoBuild = await demo?.openDemo(app.platform, log);
  if (demoBuild) {
    announce('drawing the first templates of the demo, which takes a minute or two, on a busy machine longer');
    await demoBuild.makeFirst(seeding.signal);
    // Without a history, the demo is complete before anyone sees it.
    if (!config.hasDemoHistory) await demoBuild.makeRest(seeding.signal);
  }
  seeding.signal.throwIfAborted();
  await createConfiguredAdmin(app.platform, log);
  const openAccounts = await listOpenDemoAccounts(app.platform.db);
  if (!demo && openAccounts.length > 0) log.warn({ accounts: openAccounts }, openAccountsWarning);
  const { host, notice: hostNotice } = chooseHost(config.host, openAccounts.length > 0);
  await startMetricsServer(app, host, log);
  if (!config.runsApi) {
    announce('working on jobs; no API in this process (PLATEN_ROLE=worker)');
    return startHealthServer(app.platform, host, log);
  }
  if (isBuilt) await loadApiDocuments(new URL('./api-documents.json', import.meta.url));
  if (hostNotice) announce(hostNotice);
  await listen(app.http, config.port, host);
  cleanup.push(() => app.draining.drain(config.drainMs, skipDrain.signal));
  announce(`ready on http://localhost:${addressPort(app.http)}`);
  await announceSetupCode(app.platform, addressPort(app.http));
  for (const line of demo?.listDemoAccounts() ?? []) announce(line);
  if (demoBuild && config.hasDemoHistory) makeRestInBackground(demoBuild, log);
}

/** Printed only while there is no account: whoever can read the terminal or the log may create the first one. */
async function announceSetupCode({ db, config }: Platform, port: number): Promise<void> {
  const code = await findSetupCode(db, config);
  if (code === undefined) return;
  const origin = config.publicUrl ?? `http://localhost:${port}`;
  announce(`there is no account yet. Set up this installation: ${origin}/setup#code=${code}`);
  announce(`set-up code: ${code}`);
}

/** Continues while people already use the demo; after an interruption the next start continues. */
function makeRestInBackground(demoBuild: DemoBuild, log: Log): void {
  announce('the rest of the demo is created in the background');
  const made = demoBuild.makeRest(seeding.signal).catch((error: unknown) => {
    if (!seeding.signal.aborted) log.warn({ err: error }, 'the demo could not be completed');
  });
  cleanup.push(async () => {
    await made;
  });
}

async function findDatabase(config: Config, log: Log): Promise<DatabaseAddress> {
  const databaseUrl = config.databaseUrl;
  if (databaseUrl !== undefined) return () => databaseUrl;
  announce('starting the embedded PostgreSQL');
  const database = await startEmbeddedDatabase(embeddedDatabaseOptions(config, (line) => announce(line)));
  let stopBackup: (() => Promise<void>) | undefined;
  // Cleanup runs in reverse order, and the log is complete only when the database has stopped.
  cleanup.push(async () => stopBackup?.());
  cleanup.push(() => database.stop());
  if (config.backup.to !== undefined) stopBackup = await backUpChanges(config, config.backup.to, database.url, log);
  return () => database.url;
}

/** Moves the log of the embedded database into the backup while it is written. */
async function backUpChanges(config: Config, address: string, databaseUrl: string, log: Log) {
  const storage = await openBackup(address, config);
  const systemIdentifier = await withDatabaseAt(() => databaseUrl, readSystemIdentifier);
  const onError = (reason: string) => log.error(`changes are not backed up: ${reason}`);
  const spool = embeddedSpoolOf(config.dataDir);
  return (await startWalShipping({ spool, storage, systemIdentifier, onError })).stop;
}

async function withDatabaseAt<T>(address: DatabaseAddress, use: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(address, () => undefined, migrationConnections);
  try {
    return await use(db);
  } finally {
    await close();
  }
}

async function prepareDatabase(address: DatabaseAddress, config: Config, log: Log): Promise<void> {
  await withDatabaseAt(address, async (db) => {
    await sql`select 1`.execute(db).catch((error: unknown) => {
      throw new StartupError(`cannot reach the database at ${withoutPassword(address())}: ${reasonOf(error)}`);
    });
    const applied = await migrate(db);
    if (applied.length > 0) announce(`migrated the database (${applied.join(', ')})`);
    const { newer } = await readSchemaState(db);
    if (newer.length > 0) log.warn({ migrations: newer }, newerSchemaWarning);
    await checkSecret(db, config);
  });
}

type Http = Awaited<ReturnType<typeof createApp>>['http'];

async function listen(http: Http, port: number, host: string): Promise<void> {
  try {
    await http.listen({ port, host });
  } catch (error) {
    throw takenPort(error, port, 'PORT');
  }
}

function takenPort(error: unknown, port: number, setting: string): StartupError {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  return new StartupError(isTaken ? `port ${port} is taken: set ${setting} to another one` : reasonOf(error));
}

function addressPort(http: Http): number {
  const address = http.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Workers report their health like API processes. The default port may be taken by another worker on the same machine,
 * which is only a warning.
 */
async function startHealthServer(platform: Platform, host: string, log: Log): Promise<void> {
  const { healthPort } = platform.config;
  const { http } = createHealthServer(platform, log);
  cleanup.push(() => http.close());
  try {
    await listen(http, healthPort.port, host);
    announce(`health endpoint at http://localhost:${addressPort(http)}/readyz`);
  } catch (error) {
    if (healthPort.isConfigured) throw error;
    log.warn(`port ${healthPort.port} is taken: this worker has no health endpoint. Set PLATEN_HEALTH_PORT`);
  }
}

/** For Prometheus. Nothing is measured beyond what counters cost unless somebody can ask for it. */
async function startMetricsServer(
  { platform, pools }: Awaited<ReturnType<typeof createApp>>,
  host: string,
  log: Log,
): Promise<void> {
  const { metricsPort } = platform.config;
  if (metricsPort === undefined) return;
  registerGauges({ platform, metrics: platform.metrics, pools });
  const server = createMetricsServer(platform.metrics.registry, (metric, error) => {
    if (!platform.dependencies.report(error)) log.warn({ err: error, metric }, 'a metric could not be read');
  });
  server.listen(metricsPort, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw takenPort(error, metricsPort, 'PLATEN_METRICS_PORT');
  });
  cleanup.push(async () => {
    server.close();
    server.closeAllConnections();
  });
  announce(`metrics on http://localhost:${(server.address() as AddressInfo).port}/metrics`);
}

/** Aborted on the second signal: the process no longer waits for the load balancer. */
const skipDrain = new AbortController();

let isStopping = false;
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  seeding.abort();
  for (const step of cleanup.reverse())
    await step().catch((error: unknown) => announce(`stopping: ${reasonOf(error)}`, 'error'));
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Ctrl-C at a terminal skips draining, because no load balancer is involved.
    if (isStopping || signal === 'SIGINT') skipDrain.abort();
    if (isStopping) return;
    announce('stopping');
    void stop(0);
  });
}

start().catch((error: unknown) => {
  // A signal interrupted the start, which is not a failure.
  if (isStopping) return;
  announceFailure(error);
  void stop(1);
});

/** At the level at which monitoring looks for errors, whatever the log level is. */
function announceFailure(error: unknown): void {
  announce(startFailure(error), 'error');
}
