import type { Dashboard } from '@platen/model/orders/dashboard';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { FigureCards } from './figure-cards.tsx';

const figures = (form_orders_count: number, orders_amount: number, paid: number, paidAmount: number) =>
  ({
    form_orders_count,
    orders_amount,
    paid_form_orders_count: paid,
    paid_orders_amount: paidAmount,
    new_form_orders_trend: [],
    new_paid_form_orders_trend: [],
    orders_amount_trend: [],
    paid_orders_amount_trend: [],
  }) as unknown as Dashboard;

it('describes changes above 999 % and from zero in words', async () => {
  await showScreen(
    <FigureCards
      data={figures(15, 98_014.5, 11, 40)}
      before={figures(10, 299.1, 1, 0)}
      beforeDays={{ start: '2026-11-02', end: '2026-11-08' }}
      today="2026-11-15"
      isStale={false}
    />,
  );
  await expect.element(page.getByText('+50.0%')).toBeVisible();
  const changes = [...document.querySelectorAll('dl > div')].map((card) => card.textContent ?? '');
  expect(changes).toEqual([
    expect.stringContaining('+50.0%vs. previous period'),
    expect.stringContaining('Over 327 times the previous period'),
    expect.stringContaining('Over 11 times the previous period'),
    expect.stringContaining('No data for the previous period'),
  ]);
});
