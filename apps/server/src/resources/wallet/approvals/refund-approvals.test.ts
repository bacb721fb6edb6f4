import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { errorTable } from '@platen/model/errors/errors';
import type { Page } from '@platen/model/lists/lists';
import type { AuditEntry } from '@platen/model/operations/audit-entries';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { productionIn } from '../../production/production-batches/testing/production-steps.ts';
import { approvalsIn, type Person } from './testing/approval-steps.ts';

describe('refunds by two people', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const { wallets, setLimits, refund, paidFormOrder, waitingFor, decide } = approvalsIn(app);
  const production = productionIn(app);
  let [admin, first, second, customer] = [] as unknown as [Person, Person, Person, Person];

  beforeAll(async () => {
    admin = await app.signUp('admin');
    await setLimits(admin, { refund_amount: 100 });
  });
  beforeEach(async () => {
    [first, second, customer] = [await app.signUp('finance'), await app.signUp('finance'), await app.signUp()];
  });

  const see = (by: Person, id: number) => app.as(by.token)('GET /form_orders/:id', { params: { id } });
  const balance = async () => (await wallets.walletOf(customer.id)).balance_fen;

  it('move nothing until another person approves, then money and order at once', async () => {
    const id = await paidFormOrder(customer, 100.01);
    const asked = await refund(first, id);
    const { id: approvalId, ...waiting } = await waitingFor(second, customer);
    expect(asked.body).toMatchObject({ state: 'paid', can_refund: false, refund_approval_id: approvalId });
    expect(waiting).toMatchObject({
      kind: 'refund',
      form_order_id: id,
      form_order_no: asked.body.no,
      recharge_id: null,
      amount: 100.01,
      before_amount: null,
      request_reason: 'wrong size',
      can_decide: true,
    });
    expect(await see(customer, id)).toMatchObject({ state: 'paid', can_refund: true, refund_approval_id: null });
    expect(await balance()).toBe(-10_001);
    expect((await refund(second, id)).body.code).toBe(errorTable.approval_waiting.code);
    expect((await decide(first, approvalId, 'approve')).body.code).toBe(errorTable.approval_own.code);
    expect((await decide(second, approvalId, 'approve')).body).toMatchObject({
      state: 'approved',
      requested_by: { id: first.id },
      decided_by: { id: second.id },
    });
    expect(await see(first, id)).toMatchObject({
      state: 'refunded',
      rejected_reason: 'wrong size',
      refund_approval_id: null,
    });
    expect(await balance()).toBe(0);
    await wallets.expectBalanced(customer.id);
  });

  it('can be refused or withdrawn, and asked for again', async () => {
    const id = await paidFormOrder(customer, 500);
    for (const [person, how] of [
      [second, 'reject'],
      [first, 'withdraw'],
    ] as const) {
      await refund(first, id);
      await decide(person, (await waitingFor(second, customer)).id, how);
      expect(await see(first, id)).toMatchObject({ state: 'paid', can_refund: true, refund_approval_id: null });
    }
    expect(await balance()).toBe(-50_000);
    expect((await refund(second, id)).body.refund_approval_id).not.toBeNull();
  });

  it('are asked for and carried out once, also with the customer’s own refund', async () => {
    const id = await paidFormOrder(customer, 500);
    const asked = await Promise.all([first, second].map((person) => refund(person, id)));
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const approver = await app.signUp('finance');
    const { id: approvalId } = await waitingFor(approver, customer);
    const answers = await Promise.all([
      decide(approver, approvalId, 'approve'),
      decide(admin, approvalId, 'approve'),
      refund(customer, id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await see(first, id)).toMatchObject({ state: 'refunded' });
    expect(await balance()).toBe(0);
    expect((await wallets.billsOf(customer.id)).map(({ kind }) => kind)).toEqual(['order_payment', 'order_refund']);
  });

  it('are refused as a whole if the order was sent meanwhile', async () => {
    customer = await production.signUpCustomer();
    const formOrder: FormOrderDetail = await production.orderStarted(customer, {
      template: { size_prices: [{ size: 'S', price: 300 }] },
      orders: [{ no: 'R-1', size: 'S' }],
    });
    await refund(first, formOrder.id);
    const { id: approvalId } = await waitingFor(second, customer);
    const [batch] = await production.batchesOf(formOrder);
    await production.call(await production.asStaff(), 'POST', '/outbounds', {
      outbounds: batch?.orders.map(({ system_no }) => ({ order_system_no: system_no, shipping_no: `S${system_no}` })),
    });
    const before = await balance();
    const refused = await decide(second, approvalId, 'approve');
    expect([refused.status, refused.body.code]).toEqual([409, errorTable.order_state_refused.code]);
    expect(await balance()).toBe(before);
    expect(await waitingFor(second, customer)).toMatchObject({ state: 'waiting' });
    expect((await decide(second, approvalId, 'reject')).body.state).toBe('rejected');
  });

  it('are in the audit log as asked for, and with the amount that was changed', async () => {
    const id = await paidFormOrder(customer, 500);
    const { body } = await refund(first, id);
    const entries = async (query: string) =>
      (await app.call<Page<AuditEntry>>('GET', `/audit_entries?per_page=1&${query}`, { token: admin.token })).body.data;
    expect((await entries(`subject_type_eq=form_orders&subject_id_eq=${id}`))[0]?.changes).toContainEqual({
      field: 'refund_approval_id',
      before: null,
      after: body.refund_approval_id,
    });
    await setLimits(admin, { refund_amount: 200 });
    expect((await entries('subject_type_eq=approval_settings'))[0]?.changes).toEqual([
      { field: 'refund_amount', before: 100, after: 200 },
      { field: 'weakened_rules', before: null, after: 'refund_amount' },
    ]);
    // A caller of before this amount existed does not switch it off.
    const old = { recharge_amount: null, advance_amount: null };
    const saved = await app.call('PUT', '/approval_settings', { token: admin.token, body: old });
    expect(saved.body).toMatchObject({ ...old, refund_amount: 200 });
  });
});
