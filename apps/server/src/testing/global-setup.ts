import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { createRsaKeyPairs, storeDemoKeys } from '../integrations/payments/testing/rsa-key-pairs.ts';
import { jobs } from '../jobs/index.ts';
import { openDatabase } from '../platform/database/database.ts';
import { startEmbeddedDatabase } from '../platform/embedded-database/embedded-database.ts';
import { migrate, migrationConnections } from '../platform/installation/migrate.ts';
import { openJobQueue } from '../platform/jobs/jobs.ts';
import { onServer, templateName } from '../platform/testing/test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
  }
}

/**
 * One PostgreSQL for the whole run, with a migrated template that every test file copies. The folder is this run's own:
 * two runs at once would drop each other's databases.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, keyPairs] = await Promise.all([startServer(), createRsaKeyPairs()]);
  await onServer(server.url, async (client) => {
    await client.query(`create database ${templateName}`);
  });
  const url = new URL(server.url);
  url.pathname = `/${templateName}`;
  const { db, close } = openDatabase(
    () => url.href,
    () => undefined,
    migrationConnections,
  );
  await migrate(db);
  await storeDemoKeys(db, keyPairs);
  await close();
  // Stores the queue of each job, once here instead of once for each file.
  const { queue } = await openJobQueue({
    address: () => url.href,
    jobs,
    log: pino({ level: 'silent' }),
    timeZone: 'Asia/Shanghai',
  });
  await queue.stop();
  project.provide('databaseServerUrl', server.url);
  project.provide('rsaKeyPairs', keyPairs);
  return () => server.stop();
}

/** The embedded one, or one that is given: of another version, or that speaks another language (`lc_messages`). */
async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.PLATEN_TEST_DATABASE_URL;
  if (given) {
    const dropTemplate = () =>
      onServer(given, async (client) => void (await client.query(`drop database if exists ${templateName}`)));
    await dropTemplate();
    return { url: given, stop: dropTemplate };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'platen-tests-'));
  // PostgreSQL does not run as root: the user it runs as must reach the folder.
  await chmod(dataDir, 0o755);
  const socketDir = process.platform === 'win32' ? undefined : await createSocketDir(dataDir);
  const server = await startEmbeddedDatabase({
    dataDir,
    log: () => undefined,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      ...(socketDir !== undefined && { unix_socket_directories: socketDir }),
    },
  });
  const url = new URL(server.url);
  if (socketDir !== undefined) url.searchParams.set('host', socketDir);
  return {
    url: url.href,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A query over a socket of this folder takes two thirds of the CPU time that it takes over TCP. */
async function createSocketDir(dataDir: string): Promise<string> {
  const dir = join(dataDir, 'sockets');
  await mkdir(dir);
  // PostgreSQL, which may run as another user, creates its socket here.
  await chmod(dir, 0o777);
  return dir;
}
