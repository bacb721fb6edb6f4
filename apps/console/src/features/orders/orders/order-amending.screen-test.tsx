import type { Order } from '@platen/contract/orders/order';
import type { MineAbilities } from '@platen/model/accounts/accounts';
import type { OrderAmendment } from '@platen/model/orders/order-details';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AbilitiesProvider } from '../../../shared/session/abilities.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { item } from '../../../testing/template.ts';
import { OrderAmendments } from './order-amendments.tsx';
import { DetailsForm } from './order-details.form.tsx';
import { OrderOutbounds } from './order-outbounds.tsx';

const parcel = {
  id: 52,
  order_id: 7,
  order_system_no: 'OD1',
  order_no: 'SHOP-1',
  shipping_no: 'SF1',
  shipping_company: 'SF Express',
  created_at: '2026-11-15T08:00:00.000Z',
  updated_at: '2026-11-15T08:00:00.000Z',
};

function order(changes: Partial<Order> = {}): Order {
  const parts = {
    id: 7,
    no: 'SHOP-1',
    state: 'paid',
    quantity: 2,
    size: 'M',
    receiver_name: 'Ada',
    company_name: '',
    phone: '1',
    country: 'CN',
    province: '',
    city: '',
    address: '1 Old Road',
    zip_code: '',
    shipping_method: '',
    remark: '',
    values: { Engraving: 'Ada' },
    human_excel_config: [item('Engraving', { value: 'Ada' })],
    outbounds: [parcel],
    amendments: [],
  };
  return { ...parts, ...changes } as Order;
}

const requests = vi.fn<(call: string, body: unknown) => void>();
let refusal: object | undefined;
beforeEach(() => {
  refusal = undefined;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const path = new URL(input, location.href).pathname.replace('/app_api/v1', '');
    if (path === '/mine') return Response.json({ id: 2, role: 'customer', screen_name: 'Ada' });
    if (path === '/shipping_settings') {
      const required_parts = { domestic: [], international: [], pickup: [] };
      return Response.json({ shipping_methods: [{ name: 'DHL', kind: 'international' }], required_parts });
    }
    requests(`${init.method} ${path}`, JSON.parse(init.body as string));
    return refusal ? Response.json(refusal, { status: 400 }) : Response.json(order());
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const field = (label: string) => page.getByRole('textbox', { name: label });
const save = page.getByRole('button', { name: 'Save' });
const refuse = (path: string, message: string) => {
  refusal = { code: 40001, error_message: 'Not valid', messages: [message], fields: [{ path, code: 'x', message }] };
};

it('sends only the changes to a paid order; its quantity is fixed', async () => {
  const { address } = await showScreen(<DetailsForm order={order()} />);
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue('CN');
  await expect.element(page.getByRole('spinbutton', { name: 'Quantity' })).not.toBeInTheDocument();
  await field('Address').fill('2 New Road');
  await save.click();
  await expect.poll(address).toBe('/orders/7');
  expect(requests.mock.lastCall).toEqual(['PUT /orders/7/details', { address: '2 New Road' }]);
});

it('changes the quantity and the custom items of an unpaid order', async () => {
  await showScreen(<DetailsForm order={order({ state: 'init' })} />);
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('5');
  await field('Engraving').fill('Grace');
  await save.click();
  await expect
    .poll(() => requests.mock.lastCall)
    .toEqual(['PUT /orders/7/details', { quantity: 5, custom_fields: [{ key: '定制项-Engraving', value: 'Grace' }] }]);
});

it('shows a refusal at its field, and keeps the input', async () => {
  await showScreen(<DetailsForm order={order()} />);
  refuse('country', 'is no country');
  await page.getByRole('combobox', { name: 'Country' }).fill('Oz');
  await save.click();
  await expect.element(page.getByText('is no country', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Oz');
});

it.each(['confirmed', 'sent'] as const)('shows that a customer cannot change an order that is %s', async (state) => {
  await showScreen(<DetailsForm order={order({ state })} />);
  await expect.element(page.getByText('This order can no longer be changed')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to the order' })).toHaveAttribute('href', '/orders/7');
  await expect.element(save).not.toBeInTheDocument();
});

const factory: MineAbilities = { outbounds: ['update'] };
const showOutbounds = (abilities: MineAbilities) =>
  showScreen(
    <AbilitiesProvider abilities={abilities}>
      <OrderOutbounds order={order({ state: 'sent' })} />
    </AbilitiesProvider>,
  );
const dialog = page.getByRole('dialog');

it('shows parcels to their customer as read-only', async () => {
  await showOutbounds({});
  await expect.element(page.getByText('SF1')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Correct' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Void' })).not.toBeInTheDocument();
});

it('corrects a parcel with a reason, and shows a refusal at its field', async () => {
  await showOutbounds(factory);
  await page.getByRole('button', { name: 'Correct' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Tracking number' })).toHaveFocus();
  await dialog.getByRole('textbox', { name: 'Tracking number' }).fill('SF2');
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await expect.element(dialog.getByText('Reason is required')).toBeVisible();
  expect(requests).not.toHaveBeenCalled();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Typed wrong');
  refuse('shipping_no', 'is recorded already');
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await expect.element(dialog.getByText('is recorded already', { exact: true })).toBeVisible();
  refusal = undefined;
  await dialog.getByRole('textbox', { name: 'Tracking number' }).fill('SF3');
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const correction = { shipping_no: 'SF3', shipping_company: 'SF Express', reason: 'Typed wrong' };
  expect(requests.mock.lastCall).toEqual(['PUT /outbounds/52', correction]);
});

it('voids a parcel only with a reason, after explaining the consequences', async () => {
  await showOutbounds(factory);
  await page.getByRole('button', { name: 'Void' }).click();
  await expect.element(dialog.getByText(/returns to production/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Void' }).click();
  await expect.element(dialog.getByText('Reason is required')).toBeVisible();
  expect(requests).not.toHaveBeenCalled();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Never left');
  await dialog.getByRole('button', { name: 'Void' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(requests.mock.lastCall).toEqual(['PUT /outbounds/52/void', { reason: 'Never left' }]);
});

it('shows who changed what, the previous value, and why', async () => {
  const by = { user: { id: 2, screen_name: 'Grace' }, created_at: '2026-11-15T08:00:00.000Z' };
  const amendments: OrderAmendment[] = [
    {
      id: 3,
      ...by,
      reason: 'Typed wrong',
      changes: [{ field: 'shipping_no', key: 'SF1', before: 'SF1', after: 'SF2' }],
    },
    { id: 2, ...by, reason: '', changes: [{ field: 'outbound', key: 'SF0', before: 'SF0', after: '' }] },
    {
      id: 1,
      ...by,
      reason: '',
      changes: [
        { field: 'phone', key: '', before: '', after: '138' },
        { field: 'custom_field', key: 'Photo', before: '/blobs/x/old.png', after: '/blobs/y/new.png' },
        { field: 'layers', key: 'Front', before: '', after: '' },
      ],
    },
  ];
  await showScreen(<OrderAmendments order={order({ amendments })} />);
  await expect.element(page.getByText('Tracking number: SF1 → SF2')).toBeVisible();
  await expect.element(page.getByText('Grace · Typed wrong')).toBeVisible();
  await expect.element(page.getByText('Parcel SF0 voided')).toBeVisible();
  await expect.element(page.getByText(/Phone: – → 138/)).toBeVisible();
  await expect.element(page.getByText(/Photo: old\.png → new\.png/)).toBeVisible();
  await expect.element(page.getByText(/Layer “Front”/)).toBeVisible();
});

it('shows nothing for an order that was never changed', async () => {
  await showScreen(<OrderAmendments order={order()} />);
  await expect.element(page.getByText('Changes')).not.toBeInTheDocument();
});
