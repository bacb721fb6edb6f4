import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { FormOrderHistory } from './form-order-history.tsx';

const at = (minute: number) => `2026-11-16T08:${String(minute).padStart(2, '0')}:00Z`;
const person = (id: number, screen_name: string) => ({ id, screen_name });

it('says who placed, paid, confirmed and changed a form order, and what was changed', async () => {
  const formOrder = {
    state: 'confirmed',
    amount: 80,
    user: person(1, 'Tea shop'),
    placed_by: person(2, 'Ada'),
    moves: [
      { move: 'pay', user: person(3, 'Grace'), created_at: at(1) },
      { move: 'confirm', user: null, created_at: at(2) },
    ],
    amendments: [
      {
        id: 1,
        order: { id: 7, no: 'A-7' },
        user: person(3, 'Grace'),
        changes: [
          { field: 'address', key: '', before: 'Lane 1', after: 'Lane 2' },
          { field: 'custom_field', key: 'Name', before: 'Lin', after: '' },
        ],
        reason: '',
        created_at: at(3),
      },
    ],
  } as unknown as FormOrderDetail;
  const none = { started: undefined, sent: undefined, ended: undefined };
  const reached = { created: at(0), paid: at(1), confirmed: at(2), ...none };
  await showScreen(<FormOrderHistory formOrder={formOrder} batches={[]} reached={reached} />);
  await expect.element(page.getByRole('list')).toBeVisible();
  const lines = [...document.querySelectorAll('li')].map((line) => line.innerText.split('\n').slice(0, -1));
  expect(lines).toEqual([
    ['Address: Lane 1 → Lane 2', 'Name: Lin → –', 'A-7 · Grace'],
    ['Production confirmed', 'API key'],
    ['Paid from the balance', '¥80.00 · Grace'],
    ['Purchase order placed', 'Tea shop · Ada'],
  ]);
});
