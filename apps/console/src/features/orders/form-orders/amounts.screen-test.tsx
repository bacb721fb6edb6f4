import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { template } from '../../../testing/template.ts';
import { FormOrderAmount } from './detail/form-order-amount.tsx';
import { newDraft, type OrderDraft, withCell } from './draft/order-draft.ts';
import { PlaceOrderBar } from './form/place-order-bar.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 1, role: 'customer', available_balance: 60 }));
});
afterEach(() => vi.unstubAllGlobals());

const fenOf = (text: string) => Math.round(Number(text.replaceAll(/[¥,]/g, '')) * 100);

/** The value of a written-out total: "¥19.90 × 3 + rendering ¥0.20 × 2". */
const workedOutFen = (formula: string) =>
  [...formula.matchAll(/(¥[\d,.]+) × ([\d,]+)/g)].reduce(
    (sum, [, price = '', count = '']) => sum + fenOf(price) * Number(count.replaceAll(',', '')),
    0,
  );

it('shows how the amount of a form order is calculated, and it adds up', async () => {
  const part = { system_rendering_price: 0.2 };
  const formOrder = {
    amount: 25_009.3,
    amount_parts: [
      { ...part, size: 'M', price: 19.9, quantity: 1256, orders_count: 40 },
      { ...part, size: 'L', price: 0.1, quantity: 67, orders_count: 1 },
    ],
  } as unknown as FormOrderDetail;
  await showScreen(<FormOrderAmount formOrder={formOrder} />);
  await expect.element(page.getByText('Total')).toBeVisible();
  const lines = [...document.querySelectorAll('dl > div')].map((line) => ({
    formula: line.querySelector('dt span')?.textContent ?? '',
    fen: fenOf(line.querySelector('dd')?.textContent ?? ''),
  }));
  const total = lines.pop();
  expect(lines.map(({ formula }) => formula)).toEqual(['¥19.90 × 1,256', '¥0.10 × 67', '¥0.20 × 41 orders']);
  expect(lines.map(({ fen }) => fen)).toEqual(lines.map(({ formula }) => workedOutFen(formula)));
  expect(lines.reduce((sum, { fen }) => sum + fen, 0)).toBe(total?.fen);
});

it('shows the total before an order is placed, and what the balance lacks', async () => {
  const row = (key: number, size: string, quantity: string): OrderDraft =>
    withCell(withCell(withCell(newDraft(key), 'no', `A-${key}`), 'size', size), 'quantity', quantity);
  await showScreen(
    <PlaceOrderBar
      template={template()}
      drafts={[row(0, 'M', '3'), row(1, 'M', '1'), row(2, 'L', '7')]}
      note=""
      reason={undefined}
      isBusy={false}
      isDisabled={false}
      back={{ to: '/orders' }}
      onSubmit={() => undefined}
    />,
  );
  const sums = page.getByText(/^¥19\.90 × 4 \+ /);
  await expect.element(sums).toHaveTextContent('¥19.90 × 4 + ¥0.10 × 7 + rendering ¥0.20 × 3');
  const total = fenOf(document.querySelector('b')?.textContent ?? '');
  expect(total).toBe(workedOutFen(sums.element().textContent ?? ''));
  await expect.element(page.getByText(/Balance ¥60\.00 · ¥20\.90 short/)).toBeVisible();
});
