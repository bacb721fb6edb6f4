import type { Page } from '@platen/model/lists/lists';
import type { CspReport } from '@platen/model/operations/csp-reports';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { sweepCspReports } from './csp-reports.service.ts';

describe('reports of the content security policy', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  beforeEach(async () => {
    await sql`delete from csp_reports`.execute(app.db);
    await sql`delete from rate_counters`.execute(app.db);
  });

  const send = (blocked: string, contentType = 'application/csp-report') =>
    app.call('POST', '/csp_reports', {
      body: JSON.stringify({ 'csp-report': { 'document-uri': 'https://a.example/orders/7', 'blocked-uri': blocked } }),
      headers: { 'content-type': contentType },
    });
  const list = async () => {
    const { token } = await app.signUp('admin');
    return (await app.call<Page<CspReport>>('GET', '/csp_reports', { token })).body.data;
  };

  it('are counted, each kind once, and shown to admins', async () => {
    for (const blocked of ['inline', 'inline', 'https://evil.example/x'])
      expect((await send(blocked)).status).toBe(204);
    expect(await list()).toMatchObject([
      { page: '/orders/*', blocked: 'https://evil.example', count: 1 },
      { page: '/orders/*', blocked: 'inline', count: 2 },
    ]);
  });

  it('are taken in any content type, and nonsense is ignored', async () => {
    expect((await send('inline', 'application/reports+json')).status).toBe(204);
    const nonsense = { body: 'nonsense', headers: { 'content-type': 'text/plain' } };
    expect((await app.call('POST', '/csp_reports', nonsense)).status).toBe(204);
    const large = { body: 'x'.repeat(33 * 1024), headers: { 'content-type': 'application/csp-report' } };
    expect((await app.call('POST', '/csp_reports', large)).status).toBe(413);
    expect(await list()).toHaveLength(1);
  });

  it('fill no more than 200 rows, in which the rarest make room for new ones', async () => {
    await send('inline');
    await sql`insert into csp_reports (page, directive, blocked, source, count, last_seen_at)
      select '/', '', n::text, '', 2, now() - make_interval(hours => n) from generate_series(1, 199) n`.execute(app.db);
    await send('inline');
    await send('inline');
    await send('https://new.example');
    await send('https://new.example');
    const { rows } = await sql<{ rows: number; known: number; new: number; oldest: number }>`
      select count(*) as rows, max(count) filter (where blocked = 'inline') as known,
        max(count) filter (where blocked = 'https://new.example') as new,
        count(*) filter (where blocked = '199') as oldest
      from csp_reports`.execute(app.db);
    expect(rows).toEqual([{ rows: 200, known: 3, new: 2, oldest: 0 }]);
  });

  it('of new kinds are limited for an address in a day, those of known kinds are not', async () => {
    for (let kind = 0; kind < 25; kind++) await send(`https://${kind}.example`);
    expect(await list()).toHaveLength(20);
    await send('https://0.example');
    expect(await list()).toContainEqual(expect.objectContaining({ blocked: 'https://0.example', count: 2 }));
  });

  it('are limited for an address', async () => {
    await send('inline');
    await sql`update rate_counters set count = 60 where key like '/csp_reports:%'`.execute(app.db);
    expect((await send('inline')).status).toBe(429);
    await sql`delete from rate_counters where key like '/csp_reports:%'`.execute(app.db);
  });

  it('are removed when they are old or too many', async () => {
    await sql`insert into csp_reports (page, directive, blocked, source, count, last_seen_at)
      select '/', '', n::text, '', 1, now() - make_interval(hours => n) from generate_series(1, 250) n`.execute(app.db);
    await sql`update csp_reports set last_seen_at = now() - interval '31 days' where blocked = '1'`.execute(app.db);
    await sweepCspReports(app.db);
    const { rows } = await sql<{ blocked: string }>`select blocked from csp_reports`.execute(app.db);
    const kept = rows.map(({ blocked }) => Number(blocked));
    expect([kept.length, Math.min(...kept), Math.max(...kept)]).toEqual([200, 2, 201]);
  });
});
