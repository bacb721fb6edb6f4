import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isApiKey } from '@platen/model/connections/api-keys';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { openPayments } from './integrations/payments/open-payments.ts';
import { jobs } from './jobs/index.ts';
import type { FullConfig } from './platform/config/config.ts';
import { openSettings } from './platform/config/live-settings.ts';
import type { Platform } from './platform/context.ts';
import { openDatabase } from './platform/database/database.ts';
import type { DatabaseAddress } from './platform/database/database-pool.ts';
import { isWalDiskFull } from './platform/embedded-database/wal.ts';
import { packageVersion, serveConsole } from './platform/http/console-files.ts';
import { allowDraining } from './platform/http/draining.ts';
import { registerHealth } from './platform/http/health.ts';
import type { Authenticate } from './platform/http/register-route.ts';
import { createHttpServer } from './platform/http/server.ts';
import { openPictures } from './platform/images/pictures.ts';
import { createRenderer } from './platform/images/renderer.ts';
import { openJobQueue } from './platform/jobs/jobs.ts';
import { createMessenger, type Messenger } from './platform/messenger.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { watchDependencies } from './platform/process/dependencies.ts';
import { startHeartbeat } from './platform/process/process-heartbeat.ts';
import { openReplica } from './platform/replica/replica.ts';
import { createStore } from './platform/store/create-store.ts';
import { authenticateSession } from './resources/accounts/sessions/sessions.service.ts';
import { apiDocumentRoutes } from './resources/connections/api-documents/api-documents.routes.ts';
import { authenticateApiKey } from './resources/connections/api-keys/api-keys.service.ts';
import { createWebhookAttempts } from './resources/connections/webhooks/webhook-metrics.ts';
import { readSettings } from './resources/factory/application/application.service.ts';
import { redrawFile } from './resources/files/renders/removed-renders.service.ts';
import { orderFollower, production, routes } from './resources/index.ts';
import { auditPolicy } from './resources/operations/audit-entries/audit-policy.ts';
import { createImportedRows } from './resources/orders/import-tasks/import-metrics.ts';
import { servePublicPages } from './resources/storefront/custom-pages/public-pages.routes.ts';
import { createLivePages } from './resources/storefront/custom-pages/public-pages.service.ts';
import type { WorkerEntryPoints } from './worker-entry-points.ts';

/** The calls, and the documents that describe them. */
const servedRoutes = [...routes, ...apiDocumentRoutes];

const authenticate: Authenticate = (db, token, address, audit) =>
  isApiKey(token) ? authenticateApiKey(db, token, address, audit) : authenticateSession(db, token);

/** The folder above `src`, or above `dist` once it is built. */
const serverDir = fileURLToPath(new URL('..', import.meta.url));

const separateConnections = 4;

export interface AppOptions {
  config: FullConfig;
  databaseAddress: DatabaseAddress;
  /** The console's folder, with its package.json and, once built, its `dist`. */
  consoleDir: string;
  log: FastifyBaseLogger;
  entryPoints: WorkerEntryPoints;
  messenger?: Messenger;
  /** Those of the caller, who closes them. Without them the application starts its own threads and processes. */
  drawing?: Drawing;
}

/** The threads that draw images, and the processes that decode uploads. */
type Drawing = Pick<Platform, 'renderer' | 'pictures'>;

export function openDrawing({ renderWorker, pictureProcess }: WorkerEntryPoints): Drawing {
  return { renderer: createRenderer(renderWorker), pictures: openPictures(pictureProcess) };
}

function openMetrics(): Metrics {
  const metrics = createMetrics();
  const { registry } = metrics;
  return {
    ...metrics,
    webhookAttempts: createWebhookAttempts(registry),
    importedRows: createImportedRows(registry),
  };
}

function openDatabases({ config, databaseAddress, log }: AppOptions, metrics: Metrics) {
  // One connection that was idle says nothing: whether the database is unavailable, the next statement shows.
  const onLost = (error: Error) => log.debug({ err: error }, 'database connection lost');
  const database = openDatabase(databaseAddress, onLost, config.databasePoolSize);
  const separate = openDatabase(databaseAddress, onLost, separateConnections);
  const replica = openReplica({
    primary: database.db,
    url: config.databaseReplicaUrl,
    poolSize: config.databasePoolSize,
    log,
    metrics,
  });
  const pools = {
    requests: database.usage,
    separate: separate.usage,
    ...(replica.usage && { replica: replica.usage }),
  };
  async function close(): Promise<void> {
    await replica.close();
    await separate.close();
    await database.close();
  }
  return { db: database.db, separateDb: separate.db, replica, pools, close };
}

/** Assembles the application on a database that is already migrated. */
export async function createApp(options: AppOptions) {
  const { config, databaseAddress, consoleDir, log, entryPoints, messenger } = options;
  const metrics = openMetrics();
  const databases = openDatabases(options, metrics);
  const { db, separateDb, replica, pools } = databases;
  const settings = await openSettings(() => readSettings(db, config));
  const { databaseListenUrl } = config;
  const { queue, startWorkers, checkNotifications } = await openJobQueue({
    address: databaseAddress,
    listenAddress: databaseListenUrl === undefined ? undefined : () => databaseListenUrl,
    jobs,
    log,
    timeZone: settings.timeZone,
  });
  const store = await createStore(config);
  const probes = { database: () => sql`select 1`.execute(db), store: () => store.check() };
  const isDatabaseDiskFull = () => config.databaseUrl === undefined && isWalDiskFull(config.dataDir);
  const version = packageVersion(consoleDir);
  const drawing = options.drawing ?? openDrawing(entryPoints);
  const platform: Platform = {
    config,
    settings,
    db,
    separateDb,
    replica,
    jobs: queue,
    messenger: messenger ?? createMessenger(config, log),
    payments: await openPayments(config, db),
    store,
    livePages: createLivePages(),
    dependencies: watchDependencies({ log, probes, isDatabaseDiskFull }),
    processId: randomUUID(),
    versions: { server: packageVersion(serverDir), web: version, app: version },
    desktopDir: config.desktopDir ?? join(consoleDir, '../desktop/packed'),
    ...drawing,
    redrawFile,
    production,
    orderFollower,
    metrics,
    sheetThread: entryPoints.sheetThread,
    richTextThread: entryPoints.richTextThread,
  };
  const http = await createHttpServer({ platform, routes: servedRoutes, authenticate, auditPolicy, log });
  const draining = allowDraining(http);
  registerHealth(http, platform, { isDraining: () => draining.isDraining, isForJobs: false });
  servePublicPages(http, platform);
  await serveConsole(http, {
    consoleDir,
    name: config.name,
    settings,
    metaTags: { 'platen-captcha': config.captcha.isOn ? 'on' : 'off' },
    uploadOrigin: store.uploadOrigin,
  });
  if (config.runsWorker) await startWorkers(platform);
  const heartbeat = await startHeartbeat(platform, log);

  /** Stops accepting requests, lets running requests and jobs finish, then closes the database connections. */
  async function close(): Promise<void> {
    await http.close();
    platform.dependencies.close();
    await queue.stop();
    await heartbeat.stop();
    if (!options.drawing) await Promise.all([drawing.renderer.close(), drawing.pictures.close()]);
    await databases.close();
  }
  return { http, platform, close, draining, checkNotifications, pools };
}
