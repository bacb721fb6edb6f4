import type { Erasure, ErasurePlan } from '@platen/model/operations/data-protection';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { ErasureNotices } from './erasure-notices.tsx';

const plan = {
  blocked_count: 0,
  balance: null,
  orders_count: 2,
  rows: [{ table: 'orders', count: 2 }],
} as Partial<ErasurePlan> as ErasurePlan;

const show = (changes: Partial<ErasurePlan>, state: Erasure['state'] = 'ready') => {
  const erasure = { state, plan: { ...plan, ...changes }, orders_count: 1 } as Erasure;
  return showScreen(
    <main>
      <ErasureNotices erasure={erasure} />
    </main>,
  );
};
/** Not on the whole page, which files share: a message that another one caused may still appear there. */
const notices = () => page.getByRole('main').getByRole('alert').elements();

it('says what is left in the wallet, also while orders are not shipped yet', async () => {
  await show({ balance: 188.5, blocked_count: 7 });
  await expect.element(page.getByText(/7 orders are not shipped or ended yet/)).toBeVisible();
  await expect.element(page.getByText(/¥188\.50/)).toBeVisible();
});

it('says what the account owes', async () => {
  await show({ balance: -20 });
  await expect.element(page.getByText(/still owes ¥20\.00/)).toBeVisible();
  expect(notices()).toHaveLength(1);
});

it('says nothing about an empty wallet and about erasures of orders', async () => {
  await show({ balance: 0 });
  await expect.element(page.getByRole('main')).toBeInTheDocument();
  expect(notices()).toEqual([]);
});

it('says how far it is', async () => {
  await show({ balance: 188.5 }, 'running');
  await expect.element(page.getByText(/1 of 2/)).toBeVisible();
  expect(notices()).toHaveLength(1);
});
