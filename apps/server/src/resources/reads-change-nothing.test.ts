import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../platform/database/database.ts';
import { useTestApp } from '../testing/test-app.ts';
import { routes } from './index.ts';
import { orderingIn } from './orders/form-orders/testing/ordering.ts';
import { sampleRequests } from './testing/sample-requests.ts';

/**
 * What a request leaves behind whatever it asks for: when somebody was last here, how often they asked, that they exported
 * something. Besides: the picture of a captcha, and the positions of the pages of a list.
 */
const tracesOfRequests = [
  'public.api_keys',
  'public.audit_entries',
  'public.captchas',
  'public.page_cursors',
  'public.processes',
  'public.rate_counters',
  'public.sessions',
];

/** A digest of the rows of each table, except for those of the queue, which works by itself. */
async function digestTables(db: Db): Promise<Record<string, string | null>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1`.execute(
    db,
  );
  const digests: Record<string, string | null> = {};
  for (const { name } of tables) {
    if (tracesOfRequests.includes(name)) continue;
    const { rows } = await sql<{ digest: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as digest from ${sql.raw(name)} as t`.execute(db);
    digests[name] = rows[0]?.digest ?? null;
  }
  return digests;
}

describe('requests that read', { timeout: 120_000 }, () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });

  it('change no row, whoever sends them', async () => {
    const [owner, admin] = [await app.signUp('customer'), await app.signUp('admin')];
    const { id: ownKeyId } = await app.as(owner.token)('POST /api_keys', { body: { name: 'shop' } });
    const samples = sampleRequests(app, owner, ownKeyId);
    await orderingIn(app).fund(owner, 10_000);
    await samples.makeOneOfEach();
    const reads: string[] = [];
    for (const route of routes) if (route.method === 'GET') reads.push((await samples.requestOf(route)).path);
    expect(reads.length).toBeGreaterThan(50);
    const before = await digestTables(app.db);
    let answered = 0;
    for (const path of reads) {
      for (const { token } of [owner, admin]) answered += Number((await app.call('GET', path, { token })).status < 400);
    }
    expect(answered).toBeGreaterThan(reads.length);
    const after = await digestTables(app.db);
    expect(Object.keys(before).filter((table) => after[table] !== before[table])).toEqual([]);
  });
});
