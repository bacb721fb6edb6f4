import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { FormOrderShipping } from './form-order-shipping.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [], meta: { total: 0 } }));
});
afterEach(() => vi.unstubAllGlobals());

it('counts the receivers of all orders, not of those that it shows', async () => {
  const receiver = {
    receiver_name: 'Ada',
    country: 'UK',
    province: '',
    city: 'London',
    address: 'Lane 1',
    zip_code: '',
  };
  const formOrder = { id: 1, receivers_count: 30, orders: [receiver] } as unknown as FormOrderDetail;
  await showScreen(<FormOrderShipping formOrder={formOrder} />);
  await expect.element(page.getByText(/^and 29 more receivers/)).toBeVisible();
});
