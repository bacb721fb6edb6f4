import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHaproxy } from './haproxy.ts';
import type { Part } from './part.ts';
import { createPgBouncer } from './pgbouncer.ts';
import { createPlaten, type PlatenPart } from './platen.ts';
import { createPostgres } from './postgres.ts';
import { createSwift } from './swift.ts';

export interface Cluster {
  /** The URL of the proxy. */
  url: string;
  /** A direct connection to the database, for checks. */
  databaseUrl: string;
  logDir: string;
  apis: readonly PlatenPart[];
  workers: readonly PlatenPart[];
  pgbouncer: Part;
  postgres: Part;
  close(): Promise<void>;
}

const lastLogsDir = fileURLToPath(new URL('../../.cache/cluster', import.meta.url));

export const adminPassword = 'correct horse 42';

/**
 * A complete installation as separate processes on this machine: PostgreSQL behind PgBouncer, an S3-compatible store,
 * two api and two worker processes, and HAProxy in front of them.
 */
export async function openCluster(): Promise<Cluster> {
  const dir = mkdtempSync(join(tmpdir(), 'platen-cluster-'));
  chmodSync(dir, 0o755);
  const logDir = join(dir, 'logs');
  mkdirSync(logDir);
  const started: Part[] = [];
  const postgres = await createPostgres(dir, logDir);
  started.push(postgres.part);
  const pgbouncer = await createPgBouncer(dir, logDir, postgres.port);
  started.push(pgbouncer.part);
  const store = await createSwift(dir, logDir);
  started.push(...store.parts);
  const passwordFile = join(dir, 'admin-password');
  writeFileSync(passwordFile, adminPassword);
  const settings = {
    DATABASE_URL: pgbouncer.url,
    PLATEN_DATABASE_LISTEN_URL: postgres.url,
    PLATEN_SECRET: 'the secret of this cluster',
    PLATEN_S3_ENDPOINT: store.endpoint,
    PLATEN_S3_BUCKET: store.bucket,
    PLATEN_S3_ACCESS_KEY: store.accessKey,
    PLATEN_S3_SECRET_KEY: store.secretKey,
    PLATEN_ADMIN_LOGIN: 'admin',
    PLATEN_ADMIN_PASSWORD_FILE: passwordFile,
    PLATEN_CAPTCHA: 'off',
    PLATEN_TRUST_PROXY: '1',
    PLATEN_CALLS_PER_MINUTE: '100000',
    PLATEN_LOG_LEVEL: 'info',
  };
  const create = (role: 'api' | 'worker', number: number) =>
    createPlaten(`${role}-${number}`, role, dir, logDir, settings);
  const apis = [await create('api', 1), await create('api', 2)];
  const workers = [await create('worker', 1), await create('worker', 2)];
  for (const part of [...apis, ...workers]) {
    await part.start();
    started.push(part);
  }
  const haproxy = await createHaproxy(
    dir,
    logDir,
    apis.map(({ port }) => port),
  );
  started.push(haproxy.part);
  return {
    url: haproxy.url,
    databaseUrl: postgres.url,
    logDir,
    apis,
    workers,
    pgbouncer: pgbouncer.part,
    postgres: postgres.part,
    async close() {
      for (const part of started.toReversed()) await part.stop();
      // What the parts printed in the last run, for whoever looks for the reason of a failure.
      rmSync(lastLogsDir, { recursive: true, force: true });
      cpSync(logDir, lastLogsDir, { recursive: true });
      rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
    },
  };
}
