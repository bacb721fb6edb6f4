import { randomBytes } from 'node:crypto';
import pg from 'pg';

export const templateName = 'platen_template';

export async function onServer<T>(serverUrl: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A fresh database with every table, and no row but the keys of the demo; dropped at the end. */
export function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  return createDatabaseFrom(serverUrl, templateName);
}

/** A fresh database without tables, as an operator creates it. */
export function createEmptyDatabase(serverUrl: string): Promise<TestDatabase> {
  return createDatabaseFrom(serverUrl, 'template0');
}

async function createDatabaseFrom(serverUrl: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // The other strategy writes each page into the log too, which takes twice the time.
  await onServer(serverUrl, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(serverUrl, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}
