import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { checkAuditLog, findLastAuditCheck, resealAuditLog, sealAuditEntries } from './audit-seals.service.ts';

describe('the seals of the audit log', () => {
  const logged: Record<string, unknown>[] = [];
  const app = useTestApp({ PLATEN_ROLE: 'api', PLATEN_KEEP_AUDIT_DAYS: '100' }, logged);
  beforeEach(() => void (logged.length = 0));

  /** Until all are sealed: transactions of other tests on the same server may hold it up. */
  const seal = () =>
    vi.waitFor(
      async () => {
        await sealAuditEntries({ db: app.db, platform: app.platform });
        const { rows } = await sql<{ count: number }>`
          select coalesce(sum(entries_count), 0)::int as count from audit_seals`.execute(app.db);
        expect(rows[0]?.count).toBe(await countEntries());
      },
      { timeout: 60_000, interval: 50 },
    );
  async function check() {
    const { db, platform, http } = app;
    await checkAuditLog({ db, platform, log: http.log, closing: new AbortController().signal });
    return findLastAuditCheck(db);
  }
  async function countEntries(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_entries`.execute(app.db);
    return rows[0]?.count ?? 0;
  }
  /** As the owner of the database could: around the triggers. */
  const tamper = (statement: ReturnType<typeof sql>) =>
    app.db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await statement.execute(transaction);
    });

  it('cover every entry once, also those that are committed late', async () => {
    await app.signUp('staff');
    let commit: () => void = () => undefined;
    const isDecided = new Promise<void>((resolve) => (commit = resolve));
    let isWritten: () => void = () => undefined;
    const written = new Promise<void>((resolve) => (isWritten = resolve));
    const late = app.db.transaction().execute(async (transaction) => {
      await sql`insert into audit_entries (action, subject_type, changes, address, request_id)
        values ('late', 'x', '[]', '', '')`.execute(transaction);
      isWritten();
      await isDecided;
    });
    await written;
    await app.signUp('staff');
    await sealAuditEntries({ db: app.db, platform: app.platform });
    commit();
    await late;
    await seal();
    expect(await check()).toMatchObject({ entries_count: await countEntries(), broken_seal_id: null });
    expect(logged).not.toContainEqual(expect.objectContaining({ msg: 'the audit log was changed' }));
  });

  it.each([
    ['changed', sql`update audit_entries set actor_id = 0 where id = (select min(id) from audit_entries)`],
    ['removed', sql`delete from audit_entries where id = (select max(id) from audit_entries)`],
    [
      'added later',
      sql`insert into audit_entries (action, subject_type, changes, address, request_id, written_in)
        select action, subject_type, changes, address, request_id, written_in from audit_entries limit 1`,
    ],
  ])('show that an entry was %s', async (_, statement) => {
    await app.signUp('staff');
    await seal();
    const before = await check();
    await tamper(sql`create table kept as select * from audit_entries`);
    await tamper(statement);
    expect(before?.broken_seal_id).toBeNull();
    expect((await check())?.broken_seal_id).toEqual(expect.any(Number));
    expect(logged).toContainEqual(expect.objectContaining({ msg: 'the audit log was changed' }));
    await tamper(sql`delete from audit_entries`);
    await tamper(sql`insert into audit_entries overriding system value select * from kept`);
    await tamper(sql`drop table kept`);
  });

  it.each([
    [
      'the last entries were removed with their seal',
      sql`delete from audit_seals where id = (select max(id) from audit_seals)`,
    ],
    [
      'the last seal was computed again without the last entries',
      sql`update audit_seals set entries_count = 0, mac = sha256(mac),
          hash = (select sha256(hash) from audit_seals order by id desc offset 1 limit 1)
        where id = (select max(id) from audit_seals)`,
    ],
  ])('show that %s, also when others are sealed after them', async (_, changeSeals) => {
    await app.signUp('staff');
    await seal();
    await app.signUp('staff');
    await seal();
    expect((await check())?.broken_seal_id).toBeNull();
    await tamper(sql`create table kept_seals as select * from audit_seals`);
    await tamper(sql`create table kept as select * from audit_entries`);
    await tamper(sql`delete from audit_entries
      where written_in >= (select from_transaction from audit_seals order by id desc limit 1)`);
    await tamper(changeSeals);
    expect((await check())?.broken_seal_id).toEqual(expect.any(Number));
    await app.signUp('staff');
    await sealAuditEntries({ db: app.db, platform: app.platform });
    expect((await check())?.broken_seal_id).toEqual(expect.any(Number));
    await tamper(sql`delete from audit_seals`);
    await tamper(sql`insert into audit_seals overriding system value select * from kept_seals`);
    await tamper(sql`delete from audit_entries where written_in < (select max(before_transaction) from audit_seals)`);
    await tamper(sql`insert into audit_entries overriding system value
      select * from kept where id not in (select id from audit_entries)`);
    await tamper(sql`drop table kept_seals`);
    await tamper(sql`drop table kept`);
    await seal();
    expect((await check())?.broken_seal_id).toBeNull();
  });

  it('stay valid when the secret of the installation is replaced', async () => {
    await app.signUp('staff');
    await seal();
    const config = { ...app.platform.config, secret: 'another secret of the installation' };
    const { db, http, platform } = app;
    const checkWith = async () => {
      await checkAuditLog({
        db,
        log: http.log,
        platform: { ...platform, config },
        closing: new AbortController().signal,
      });
      return findLastAuditCheck(db);
    };
    expect((await checkWith())?.broken_seal_id).toEqual(expect.any(Number));
    await db.transaction().execute((transaction) => resealAuditLog(transaction, config));
    expect((await checkWith())?.broken_seal_id).toBeNull();
    await db.transaction().execute((transaction) => resealAuditLog(transaction, platform.config));
    expect((await check())?.broken_seal_id).toBeNull();
  });

  it('allow old entries to be removed, and are checked from there', async () => {
    await seal();
    await tamper(sql`update audit_entries set occurred_at = now() - interval '101 days'`);
    await tamper(sql`update audit_seals set sealed_at = now() - interval '101 days'`);
    await app.signUp('staff');
    await seal();
    expect(await check()).toMatchObject({ broken_seal_id: null });
    expect(await countEntries()).toBeLessThan(5);
  });
});
