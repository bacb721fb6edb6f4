import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import type { UserDetail } from '@platen/model/accounts/users';
import type { Approval, ApprovalSettings } from '@platen/model/wallet/approvals';
import type { Recharge } from '@platen/model/wallet/recharges';
import { sql } from 'kysely';
import type { useTestApp } from '../../../../testing/test-app.ts';
import { walletsIn } from '../../wallets/testing/wallet-steps.ts';

type TestApp = ReturnType<typeof useTestApp>;
export type Person = Awaited<ReturnType<TestApp['signUp']>>;

/** What people of the factory move and ask for, and what a second one does about it. */
export function approvalsIn(app: TestApp) {
  const wallets = walletsIn(app);

  const setLimits = (by: Person, limits: Partial<ApprovalSettings>) =>
    app.call<ApprovalSettings>('PUT', '/approval_settings', {
      token: by.token,
      body: { recharge_amount: null, advance_amount: null, refund_amount: null, ...limits },
    });

  async function approveRecharge(by: Person, customer: Person, amount: number) {
    const body = { amount, payment_method: 'offline' as const };
    const { id } = await app.as(customer.token)('POST /recharges', { body });
    return app.call<Recharge>('PUT', `/recharges/${id}/approve`, { token: by.token });
  }
  const grant = (by: Person, customer: Person, advance_amount: number) =>
    app.call<UserDetail>('PUT', `/users/${customer.id}/advance`, {
      token: by.token,
      body: { advance_amount, reason: 'season' },
    });
  const refund = (by: Person, id: number) =>
    app.call<FormOrderDetail>('PUT', `/form_orders/${id}/refund`, {
      token: by.token,
      body: { rejected_reason: 'wrong size' },
    });

  /** A form order of this amount, paid by the customer. */
  async function paidFormOrder(customer: Person, amount: number): Promise<number> {
    await sql`update wallets set advance_fen = 100000000 where user_id = ${customer.id}`.execute(app.db);
    const [formOrder] = await wallets.formOrdersFor(customer.id, Math.round(amount * 100));
    const id = formOrder?.id ?? 0;
    await app.as(customer.token)('POST /consumption_records', { body: { form_order_ids: [id] } });
    return id;
  }

  async function waitingFor(by: Person, customer: Person): Promise<Approval> {
    const { data } = await app.as(by.token)('GET /approvals', {
      query: { user_id_eq: customer.id, state_eq: 'waiting' },
    });
    const [approval] = data;
    if (!approval) throw new Error('nothing waits for a second person');
    return approval;
  }
  const decide = (by: Person, id: number, how: 'approve' | 'reject' | 'withdraw') =>
    app.call<Approval>('PUT', `/approvals/${id}/${how}`, {
      token: by.token,
      ...(how === 'reject' && { body: { decision_reason: 'no' } }),
    });

  return { wallets, setLimits, approveRecharge, grant, refund, paidFormOrder, waitingFor, decide };
}
