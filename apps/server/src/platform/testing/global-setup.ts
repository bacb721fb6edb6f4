import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { jobs } from '../../jobs/index.ts';
import { openDatabase } from '../database.ts';
import { startEmbeddedDatabase } from '../embedded-database.ts';
import { openJobQueue } from '../jobs.ts';
import { migrate } from '../migrate.ts';
import { onServer, templateName } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
  }
}

/** One PostgreSQL for the whole run, with a migrated template that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startEmbeddedDatabase({
    dataDir: '.cache/test-data',
    log: () => undefined,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  await onServer(server.url, async (client) => {
    const leftovers = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like 'test_%'`,
    );
    for (const { datname } of leftovers.rows) await client.query(`drop database "${datname}" with (force)`);
    await client.query(`drop database if exists ${templateName} with (force)`);
    await client.query(`create database ${templateName}`);
  });
  const url = new URL(server.url);
  url.pathname = `/${templateName}`;
  const { db, close } = openDatabase(url.href, () => undefined, 1);
  await migrate(db);
  await close();
  // Once here instead of once for each file: the queue's tables take longer to make than all of ours.
  const { queue } = await openJobQueue({
    url: url.href,
    jobs,
    log: pino({ level: 'silent' }),
    timeZone: 'Asia/Shanghai',
  });
  await queue.stop();
  project.provide('databaseServerUrl', server.url);
  return () => server.stop();
}
