import type { UserDetail } from '@platen/model/accounts/users';
import { errorTable } from '@platen/model/errors/errors';
import type { Page } from '@platen/model/lists/lists';
import type { AuditEntry } from '@platen/model/operations/audit-entries';
import type { Approval, ApprovalSettings } from '@platen/model/wallet/approvals';
import type { Recharge } from '@platen/model/wallet/recharges';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';

type Person = Awaited<ReturnType<ReturnType<typeof useTestApp>['signUp']>>;

describe('approval by two people', () => {
  const app = useTestApp();
  let [first, second, admin, customer] = [] as unknown as [Person, Person, Person, Person];

  beforeAll(async () => {
    admin = await app.signUp('admin');
    await setLimits({ recharge_amount: 100, advance_amount: 500 });
  });
  beforeEach(async () => {
    [first, second, customer] = [await app.signUp('finance'), await app.signUp('finance'), await app.signUp()];
  });

  const setLimits = (body: object, { token } = admin) =>
    app.call<ApprovalSettings>('PUT', '/approval_settings', { token, body });
  const recharge = async (amount: number) =>
    (await app.as(customer.token)('POST /recharges', { body: { amount, payment_method: 'offline', remark: '' } })).id;
  const approveRecharge = (by: Person, id: number) =>
    app.call<Recharge>('PUT', `/recharges/${id}/approve`, { token: by.token });
  const grant = (by: Person, advance_amount: number, reason = 'season') =>
    app.call<UserDetail>('PUT', `/users/${customer.id}/advance`, { token: by.token, body: { advance_amount, reason } });
  const decide = (by: Person, id: number, how: 'approve' | 'reject' | 'withdraw', body?: object) =>
    app.call<Approval>('PUT', `/approvals/${id}/${how}`, { token: by.token, body });
  const wallet = async () => {
    const { balance, advance_amount, advance_grants } = await app.as(admin.token)('GET /users/:id', {
      params: { id: customer.id },
    });
    return { balance, advance_amount, advance_grants };
  };
  /** A recharge of 100.01, approved by the first person. */
  async function waitingRecharge() {
    const id = await recharge(100.01);
    const { body } = await approveRecharge(first, id);
    return { id, approvalId: body.approval_id ?? 0 };
  }
  async function waitingAdvance() {
    await grant(first, 600);
    const { body } = await app.call<Page<Approval>>('GET', `/approvals?user_id_eq=${customer.id}&state_eq=waiting`, {
      token: second.token,
    });
    return body.data[0]?.id ?? 0;
  }

  it('is not needed up to the amount, nor to lower an advance', async () => {
    expect((await approveRecharge(first, await recharge(100))).body).toMatchObject({
      state: 'paid',
      approval_id: null,
    });
    expect((await grant(first, 500)).body).toMatchObject({ advance_amount: 500, waiting_advance_amount: null });
    await sql`update wallets set advance_fen = 90000 where user_id = ${customer.id}`.execute(app.db);
    expect((await grant(first, 700)).body).toMatchObject({ advance_amount: 700, waiting_advance_amount: null });
  });

  it('moves nothing until another person approves, then all of it at once', async () => {
    const { id, approvalId } = await waitingRecharge();
    expect((await wallet()).balance).toBe(0);
    expect((await app.as(customer.token)('GET /recharges/:id', { params: { id } })).state).toBe('pending');
    expect((await decide(first, approvalId, 'approve')).body.code).toBe(errorTable.approval_own.code);
    expect((await decide(first, approvalId, 'reject', { decision_reason: 'x' })).body.code).toBe(
      errorTable.approval_own.code,
    );
    const { body } = await decide(second, approvalId, 'approve');
    expect(body).toMatchObject({
      state: 'approved',
      amount: 100.01,
      requested_by: { id: first.id },
      decided_by: { id: second.id },
    });
    expect((await wallet()).balance).toBe(100.01);
    expect((await approveRecharge(second, id)).body.code).toBe(errorTable.recharge_settled.code);
  });

  it('sets an advance in the name of both', async () => {
    const approvalId = await waitingAdvance();
    expect(await wallet()).toMatchObject({ advance_amount: 0, advance_grants: [] });
    await decide(second, approvalId, 'approve');
    expect(await wallet()).toMatchObject({
      advance_amount: 600,
      advance_grants: [
        { after_amount: 600, reason: 'season', granted_by: { id: first.id }, approved_by: { id: second.id } },
      ],
    });
  });

  it('is asked for once: what waits must be decided or withdrawn first', async () => {
    const { id } = await waitingRecharge();
    const approvalId = await waitingAdvance();
    const code = errorTable.approval_waiting.code;
    expect((await approveRecharge(second, id)).body.code).toBe(code);
    const rejection = { token: second.token, body: { rejected_reason: 'x' } };
    expect((await app.call('PUT', `/recharges/${id}/reject`, rejection)).body.code).toBe(code);
    expect((await grant(second, 10)).body.code).toBe(code);
    expect((await decide(second, approvalId, 'withdraw')).body.code).toBe(errorTable.approval_of_other.code);
    expect((await decide(first, approvalId, 'withdraw')).body).toMatchObject({ state: 'withdrawn' });
    expect((await grant(second, 10)).body.advance_amount).toBe(10);
  });

  it('can be refused with a reason, and asked for again', async () => {
    const { id, approvalId } = await waitingRecharge();
    expect((await decide(second, approvalId, 'reject', { decision_reason: ' ' })).status).toBe(400);
    const { body } = await decide(second, approvalId, 'reject', { decision_reason: 'not on the account' });
    expect(body).toMatchObject({ state: 'rejected', decision_reason: 'not on the account' });
    expect((await decide(second, approvalId, 'approve')).body.code).toBe(errorTable.approval_settled.code);
    expect((await wallet()).balance).toBe(0);
    const again = await approveRecharge(second, id);
    expect(again.body.approval_id).not.toBeNull();
    expect((await decide(first, again.body.approval_id ?? 0, 'approve')).body.state).toBe('approved');
    expect((await wallet()).balance).toBe(100.01);
  });

  it('books once, however many approve at the same time', async () => {
    const { approvalId } = await waitingRecharge();
    const approvers = [second, await app.signUp('finance'), await app.signUp('factory_manager'), admin];
    const answers = await Promise.all(approvers.map((person) => decide(person, approvalId, 'approve')));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(approvers.length - 1);
    const settled: readonly number[] = [errorTable.approval_settled.code, errorTable.recharge_settled.code];
    expect(refused.every(({ body }) => settled.includes(body.code))).toBe(true);
    expect((await wallet()).balance).toBe(100.01);
  });

  it('is asked for once by two first people at the same time', async () => {
    const id = await recharge(200);
    const answers = await Promise.all([first, second].map((person) => approveRecharge(person, id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await wallet()).balance).toBe(0);
  });

  it('needs the same ability of the second person', async () => {
    const { approvalId } = await waitingRecharge();
    for (const role of ['viewer', 'support', 'packer'] as const)
      expect((await decide(await app.signUp(role), approvalId, 'approve')).body.code).toBe(errorTable.not_allowed.code);
  });

  it('is void when the first person may no longer do it, or is frozen', async () => {
    const [{ approvalId }, other] = [await waitingRecharge(), await waitingAdvance()];
    const lost = errorTable.approval_requester_lost.code;
    await app.as(admin.token)('PUT /users/:id/role', { params: { id: first.id }, body: { role: 'viewer' } });
    expect((await decide(second, approvalId, 'approve')).body.code).toBe(lost);
    await app.as(admin.token)('PUT /users/:id/role', { params: { id: first.id }, body: { role: 'finance' } });
    await app.as(admin.token)('PUT /users/:id/freeze', { params: { id: first.id } });
    expect((await decide(second, other, 'approve')).body.code).toBe(lost);
    expect(await wallet()).toMatchObject({ balance: 0, advance_amount: 0 });
    expect((await decide(second, other, 'reject', { decision_reason: 'left' })).body.state).toBe('rejected');
  });

  it('is refused by the database too, if one person decides about their own', async () => {
    const { approvalId } = await waitingRecharge();
    await expect(
      sql`update approvals set state = 'approved', decided_by_id = requested_by_id where id = ${approvalId}`.execute(
        app.db,
      ),
    ).rejects.toThrow('approvals_two_people');
  });

  it('is reported by mail to those who may approve, and a refusal to the first', async () => {
    const [mine, theirs] = [`first-${first.id}@x.test`, `second-${second.id}@x.test`];
    await app.as(first.token)('PUT /mine', { body: { notification_email: mine } });
    await app.as(second.token)('PUT /mine', { body: { notification_email: theirs } });
    const mailsTo = (email: string) => app.sent.filter(({ recipient }) => recipient.email === email);
    const { approvalId } = await waitingRecharge();
    await vi.waitFor(() => expect(mailsTo(theirs)).toHaveLength(1), { timeout: 30_000 });
    expect(mailsTo(theirs)[0]?.text).toContain('100.01');
    await decide(second, approvalId, 'reject', { decision_reason: 'wrong account' });
    await vi.waitFor(() => expect(mailsTo(mine)).toHaveLength(1), { timeout: 30_000 });
    expect(mailsTo(mine)[0]?.text).toContain('wrong account');
  });

  it('keeps waiting when the amount is raised, which the audit log calls a weaker rule', async () => {
    const { approvalId } = await waitingRecharge();
    expect((await setLimits({ recharge_amount: 1000, advance_amount: null }, first)).status).toBe(403);
    await setLimits({ recharge_amount: 1000, advance_amount: null });
    const entries = () =>
      app.call<Page<AuditEntry>>('GET', '/audit_entries?subject_type_eq=approval_settings&per_page=1', {
        token: admin.token,
      });
    expect((await entries()).body.data[0]?.changes).toEqual([
      { field: 'recharge_amount', before: 100, after: 1000 },
      { field: 'advance_amount', before: 500, after: null },
      { field: 'weakened_rules', before: null, after: 'recharge_amount, advance_amount' },
    ]);
    expect((await wallet()).balance).toBe(0);
    expect((await decide(second, approvalId, 'approve')).body.state).toBe('approved');
    await setLimits({ recharge_amount: 100, advance_amount: 500 });
    expect((await entries()).body.data[0]?.changes.map(({ field }) => field)).toEqual([
      'recharge_amount',
      'advance_amount',
    ]);
  });
});
