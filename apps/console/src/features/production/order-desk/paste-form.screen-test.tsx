import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { PasteForm } from './paste-form.tsx';
import { useOutboundDrafts } from './use-outbound-drafts.ts';

const remark = (index: number, field: string, message: string) => ({
  path: `outbounds[${index}].${field}`,
  code: 'x',
  params: {},
  message,
});
const check = {
  fields: [remark(1, 'order_system_no', 'There is no order OD2')],
  warnings: [remark(2, 'order_system_no', 'The order OD3 has shipped')],
};

let recording: () => Response;
let recorded: unknown[];
beforeEach(() => {
  recorded = [];
  recording = () => Response.json({ outbounds: [] });
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (input.endsWith('/outbounds/check')) return Response.json(check);
    if (init?.method !== 'POST') return Response.json({ data: [], meta: { total: 0 } });
    recorded.push(JSON.parse(init.body as string));
    return recording();
  });
});
afterEach(() => vi.unstubAllGlobals());

async function paste() {
  function Desk() {
    return <PasteForm drafts={useOutboundDrafts()} />;
  }
  await showScreen(<Desk />);
  await page.getByLabelText('List of parcels').fill('OD1 SF1\nOD2 SF2\nOD3 SF3\nOD4');
  await expect.element(page.getByText('There is no order OD2')).toBeVisible();
}
const tick = (no: number) => page.getByRole('checkbox', { name: `Record row ${no}`, exact: true });
const row = (order_system_no: string, shipping_no: string) => ({ order_system_no, shipping_no, shipping_company: '' });

it('ticks rows only after the server has checked them, and leaves doubtful rows to the user', async () => {
  await paste();
  await expect.element(tick(1)).toBeChecked();
  await expect.element(tick(2)).toBeDisabled();
  await expect.element(tick(3)).not.toBeChecked();
  await expect.element(tick(4)).toBeDisabled();
  await expect.element(page.getByRole('status')).toHaveTextContent('4 rows2 with problems1 to confirm');
  await tick(3).click();
  await page.getByRole('button', { name: 'Record 2 parcels' }).click();
  await expect.poll(() => recorded).toEqual([{ outbounds: [row('OD1', 'SF1'), row('OD3', 'SF3')] }]);
  await expect.element(page.getByText('2 parcels were recorded. 2 rows were not: they are')).toBeVisible();
  await expect.element(page.getByLabelText('List of parcels')).toHaveValue('OD2 SF2\nOD4');
});

it('shows that nothing was recorded if one row was refused, and which', async () => {
  const fields = [remark(0, 'order_system_no', 'OD1 is no longer in production')];
  recording = () => Response.json({ code: 40000, error_message: 'refused', fields }, { status: 400 });
  await paste();
  await tick(3).click();
  await page.getByRole('button', { name: 'Record 2 parcels' }).click();
  await expect.element(page.getByText('Nothing was recorded: 2 rows were rejected')).toBeVisible();
  await expect.element(page.getByText('OD1 is no longer in production')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Record 1 parcel' })).toBeVisible();
  await expect.element(page.getByLabelText('List of parcels')).toHaveValue('OD1 SF1\nOD2 SF2\nOD3 SF3\nOD4');
});

it('shows that the result is unknown without a response', async () => {
  recording = () => {
    throw new TypeError('Failed to fetch');
  };
  await paste();
  await page.getByRole('button', { name: 'Record 1 parcel' }).click();
  await expect.element(page.getByText('No response, so')).toBeVisible();
  await expect.element(page.getByText('no parcel is recorded twice')).toBeVisible();
});
