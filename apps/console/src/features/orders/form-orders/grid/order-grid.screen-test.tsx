import type { ShippingRules } from '@platen/model/shipping-settings';
import { useEffect, useReducer } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { UploadServiceContext } from '../../../../ui/upload/upload-service.ts';
import type { UploadService } from '../../../../ui/upload/upload.types.ts';
import { changeDrafts, type DraftState, firstState } from '../draft/draft-state.ts';
import { item, template } from '../../../../testing/template.ts';
import { OrdersCard } from '../orders-card.tsx';
import { usePlaceOrder } from '../use-place-order.ts';

const mug = template({
  excel_config: [item('Name', { required: true }), item('Colour', { options: ['Red', 'Blue'] })],
});

const shipping: ShippingRules = {
  shipping_methods: [{ name: 'Sea freight', kind: 'international' }],
  required_parts: { domestic: [], international: ['zip_code'], pickup: [] },
  home_country: 'CN',
};

const noFiles: UploadService = {
  upload: () => Promise.reject(new Error('nothing is uploaded here')),
  list: async () => ({
    data: [],
    meta: { page: 1, per_page: 14, total: 0, total_pages: 0, total_is_estimate: false, next_cursor: null },
  }),
  tags: async () => [],
  thumbnail: (url) => url,
};

/** The grid with its checks, as the form has it. What is wrong is found before anything is sent. */
async function showGrid() {
  const states: DraftState[] = [];
  function Form() {
    const [state, change] = useReducer(changeDrafts, firstState);
    useEffect(() => void states.push(state), [state]);
    const { place } = usePlaceOrder({ template: mug, shipping, state, tags: [], change, onPlaced: () => {} });
    return (
      <UploadServiceContext value={noFiles}>
        <OrdersCard template={mug} shipping={shipping} state={state} change={change} />
        <button type="button" onClick={() => void place()}>
          Place
        </button>
      </UploadServiceContext>
    );
  }
  await showScreen(<Form />);
  await expect.element(page.getByLabelText('Order no 1')).toBeVisible();
  const rows = () =>
    states.at(-1)?.drafts.map(({ no, size, quantity, values }) => [no, size, quantity, values['Name'] ?? '']);
  return { rows, check: () => page.getByRole('button', { name: 'Place' }).click() };
}

/** As a spreadsheet puts it on the clipboard: cells apart by tabs, rows by line ends. */
function paste(label: string, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const target = page.getByLabelText(label).element();
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

it('takes rows that are pasted from a sheet, to the right and downward', async () => {
  const { rows } = await showGrid();
  paste('Order no 1', 'A-1\t\tM\t2\tAda\nA-2\t\tL\t3\tGrace\r\nA-3\t\tM\t1\t"Two\nlines"\n');
  await expect.element(page.getByLabelText('Order no 3')).toHaveValue('A-3');
  expect(rows()).toEqual([
    ['A-1', 'M', '2', 'Ada'],
    ['A-2', 'L', '3', 'Grace'],
    ['A-3', 'M', '1', 'Two\nlines'],
  ]);
});

it('says beside each cell what is wrong with it, and goes from one to the next', async () => {
  const { check } = await showGrid();
  paste('Order no 1', 'A-1\t\tM\t0\tAda\nA-1\t\tXXL\t1\t');
  await expect.element(page.getByLabelText('Order no 2')).toHaveValue('A-1');
  await check();
  await expect.element(page.getByText('Quantity must be at least 1')).toBeVisible();
  await expect.element(page.getByText('There is no size “XXL”. Choose one of: M, L')).toBeVisible();
  await expect.element(page.getByText('The number “A-1” stands here twice')).toBeVisible();
  await expect.element(page.getByText('Name is required')).toBeVisible();
  await expect.element(page.getByText('4 problems in 2 rows')).toBeVisible();
  await expect.element(page.getByLabelText('Quantity 1')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByLabelText('Quantity 1')).toHaveFocus();
});

it('takes a refusal away from the cell that is corrected, and from no other', async () => {
  const { check } = await showGrid();
  await check();
  await expect.element(page.getByText('Order no is required')).toBeVisible();
  await page.getByLabelText('Order no 1').fill('B-1');
  await expect.element(page.getByText('Order no is required')).not.toBeInTheDocument();
  await expect.element(page.getByText('Size is required')).toBeVisible();
});

it('goes to the row below by Enter, and counts on when a row is duplicated', async () => {
  const { rows } = await showGrid();
  await page.getByLabelText('Order no 1').fill('A-009');
  await page.getByRole('button', { name: 'Duplicate row 1' }).click();
  await expect.element(page.getByLabelText('Order no 2')).toHaveValue('A-010');
  await page.getByLabelText('Order no 1').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Order no 2')).toHaveFocus();
  await page.getByRole('button', { name: 'Remove row 1' }).click();
  await expect.poll(rows).toEqual([['A-010', '', '1', '']]);
});

it('shows what an order costs as soon as that is known', async () => {
  await showGrid();
  paste('Order no 1', 'A-1\t\tM\t2\tAda');
  // 2 × ¥19.90 and the rendering, ¥0.20.
  await expect.element(page.getByText('¥40.00')).toBeVisible();
});

it('offers countries and shipping methods, takes any other, and asks for what the kind of shipping needs', async () => {
  const { check } = await showGrid();
  await page.getByRole('button', { name: 'Receiver and remark 1' }).click();
  const offered = (label: string) =>
    [...((page.getByLabelText(label).element() as HTMLInputElement).list?.options ?? [])].map(({ value }) => value);
  await expect.element(page.getByLabelText('Shipping method 1')).toBeVisible();
  expect(offered('Shipping method 1')).toEqual(['Sea freight']);
  expect(offered('Country 1')).toContain('Germany');
  await userEvent.fill(page.getByLabelText('Order no 1'), 'A-1');
  await userEvent.fill(page.getByLabelText('Shipping method 1'), 'Sea freight');
  await check();
  await expect.element(page.getByLabelText('Zip code 1')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(page.getByLabelText('Shipping method 1'), 'by dove');
  await check();
  await expect.element(page.getByLabelText('Zip code 1')).toHaveAttribute('aria-invalid', 'false');
});
