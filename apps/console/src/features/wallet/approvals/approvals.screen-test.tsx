import { errorTable } from '@platen/model/errors/errors';
import { approvalKindTexts } from '@platen/model/wallet/approval-enums';
import type { Approval } from '@platen/model/wallet/approvals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AbilitiesProvider } from '../../../shared/session/abilities.tsx';
import { ReauthenticationHost } from '../../../shared/session/reauthentication-host.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { ApprovalList } from './approvals.list.tsx';

const refund: Approval = {
  id: 1,
  kind: 'refund',
  state: 'waiting',
  user_id: 5,
  user: { id: 5, screen_name: 'Blue Shop' },
  recharge_id: null,
  recharge_no: null,
  form_order_id: 9,
  form_order_no: 'FO2611150042',
  amount: 500,
  before_amount: null,
  request_reason: 'wrong size',
  requested_by: { id: 2, screen_name: 'Mia' },
  requested_at: '2026-11-15T08:00:00.000Z',
  decided_by: null,
  decided_at: null,
  decision_reason: '',
  can_decide: true,
  approvable_from: null,
  can_withdraw: false,
};

let rows: Approval[];
let isConfirmed: boolean;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  [rows, isConfirmed, sent] = [[refund], true, []];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname } = new URL(address, location.origin);
    const path = pathname.replace('/app_api/v1', '');
    if (path === '/sessions/reauthenticate') {
      isConfirmed = true;
      return Response.json({ success: true });
    }
    if (method === 'PUT' && !isConfirmed) {
      const { code, en } = errorTable.reauthentication_required;
      return Response.json({ code, error_message: en, fields: [] }, { status: 403 });
    }
    const settings = { recharge_amount: 100, advance_amount: null, refund_amount: 50, updated_at: refund.requested_at };
    if (method === 'PUT') {
      sent.push({ path, body: body ? JSON.parse(body as string) : undefined });
      return Response.json(path === '/approval_settings' ? settings : { ...refund, state: 'approved' });
    }
    if (path === '/approval_settings') return Response.json(settings);
    if (path === '/approvals')
      return Response.json({ data: rows, meta: { page: 1, per_page: 20, total: rows.length, total_pages: 1 } });
    return Response.json({ totp: null, passkeys: [], recovery_codes_left: 0, required_from: null, data: [] });
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = () =>
  showScreen(
    <AbilitiesProvider abilities={{ approvals: ['read', 'decide'], approval_settings: ['update'] }}>
      <ApprovalList />
      <ReauthenticationHost />
    </AbilitiesProvider>,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('says before a click who cannot approve, why and until when, and still offers to reject', async () => {
  rows = [{ ...refund, approvable_from: '2026-12-15T08:00:00.000Z' }];
  await show();
  await expect
    .element(page.getByText(/You can’t approve this until 2026-12-15 \d\d:00: your access comes from Mia/))
    .toBeVisible();
  expect(button('Approve').query()).toBeNull();
  await expect.element(button('Reject')).toBeVisible();
});

it('names the purchase order of a refund, and asks for the password before it is approved', async () => {
  isConfirmed = false;
  await show();
  await expect.element(page.getByText(`${approvalKindTexts.refund.en} FO2611150042`)).toBeVisible();
  await button('Approve').click();
  const question = page.getByRole('dialog');
  await expect.element(question).toHaveTextContent('Refund ¥500.00 for FO2611150042 to Blue Shop?');
  await expect.element(question.getByText(/Mia asked for it: wrong size/)).toBeVisible();
  await question.getByRole('button', { name: 'Approve' }).click();
  // The question stays open below the dialog that asks for the password.
  await page.getByLabelText('Password', { exact: true }).fill('right');
  await button('Confirm').click();
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(['/approvals/1/approve']);
});

it('sets an amount for each kind', async () => {
  await show();
  await button('Amounts').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Refunds by the factory above').fill('200');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      { path: '/approval_settings', body: { recharge_amount: 100, advance_amount: null, refund_amount: 200 } },
    ]);
});
