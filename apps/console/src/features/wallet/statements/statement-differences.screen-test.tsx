import type { StatementDetail, StatementDifference } from '@platen/model/wallet/statements';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AbilitiesProvider } from '../../../shared/session/abilities.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { StatementDifferences } from './statement-differences.tsx';

afterEach(() => vi.unstubAllGlobals());

const statement: StatementDetail = {
  id: 7,
  payment_method: 'wechat',
  from_day: '2026-06-08',
  to_day: '2026-06-08',
  lines_count: 3,
  matched_count: 1,
  matched_amount: 88,
  differences_count: 2,
  differences: [],
  file: { id: 1, url: '/bill.csv', filename: 'bill.csv' },
  creator: { id: 1, screen_name: 'Finance' },
  created_at: '2026-06-09T01:00:00.000Z',
};

const lost: StatementDifference = {
  id: 1,
  kind: 'not_credited',
  line: 3,
  no: 'RC2606080002',
  provider_no: '4200RC2606080002',
  provider_amount: 5,
  credited_amount: null,
  is_settled: false,
  recharge: { id: 42, state: 'pending', user: { id: 9, screen_name: 'Mug shop' } },
};
const unknown: StatementDifference = { ...lost, id: 2, no: 'RC000000000000', recharge: null };

/** A server that credits what is checked. */
function serve(differences: StatementDifference[]) {
  const server = { differences, changes: [] as string[] };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const path = address.replace('/app_api/v1', '');
    if (method !== 'GET') {
      server.changes.push(`${method} ${path}`);
      server.differences = differences.map((each) =>
        each.recharge ? { ...each, is_settled: true, recharge: { ...each.recharge, state: 'paid' } } : each,
      );
      return Response.json({
        id: 42,
        no: lost.no,
        amount: 5,
        payment_method: 'wechat',
        state: 'paid',
        closed_reason: null,
      });
    }
    const total = server.differences.length;
    const meta = { page: 1, per_page: 10, total, total_pages: 1, total_is_estimate: false, next_cursor: null };
    return Response.json({ data: server.differences, meta });
  });
  return server;
}

const show = () =>
  showScreen(
    <AbilitiesProvider abilities={{ recharges: ['read', 'approve'], users: ['read'] }}>
      <StatementDifferences statement={statement} />
    </AbilitiesProvider>,
    '/statements/7',
  );

it('links each difference to its recharge, and checks a payment that was not credited', async () => {
  const server = serve([lost, unknown]);
  await show();
  await expect
    .element(page.getByRole('link', { name: lost.no, exact: true }))
    .toHaveAttribute('href', `/recharges?no_cont=${lost.no}`);
  await expect.element(page.getByText('Unknown number')).toBeVisible();
  expect(page.getByRole('link', { name: unknown.no, exact: true }).elements()).toEqual([]);
  // Nothing can be asked about a number that is not ours.
  await expect.element(page.getByRole('button', { name: 'Check payment' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Check payment' }).elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Check payment' }).click();
  await vi.waitFor(() => expect(server.changes).toEqual(['PUT /recharges/42/check_payment']));
  await expect.element(page.getByText('Settled')).toBeVisible();
  await expect.element(page.getByText('¥5.00 was paid and is now on the balance')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Check payment' })).not.toBeInTheDocument();
});

it('says that there is nothing to settle', async () => {
  serve([]);
  await show();
  await expect.element(page.getByText('No differences')).toBeVisible();
});
