import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newDraft } from '../draft/order-draft.ts';
import { cellOf, pasteInto, showGrid } from '../testing/show-grid.tsx';

it('pastes rows from a sheet to the right and downward', async () => {
  const { rows } = await showGrid();
  pasteInto('Order number 1', 'A-1\t\tM\t2\tAda\nA-2\t\tL\t3\tGrace\r\nA-3\t\tM\t1\t"Two\nlines"\n');
  await expect.element(cellOf('Order number 3')).toHaveValue('A-3');
  expect(rows()).toEqual([
    ['A-1', 'M', '2', 'Ada'],
    ['A-2', 'L', '3', 'Grace'],
    ['A-3', 'M', '1', 'Two\nlines'],
  ]);
});

it('shows errors beside their cells, and goes from one to the next', async () => {
  const { check } = await showGrid();
  pasteInto('Order number 1', 'A-1\t\tM\t0\tAda\nA-1\t\tXXL\t1\t');
  await expect.element(cellOf('Order number 2')).toHaveValue('A-1');
  await check();
  await expect.element(page.getByText('Quantity must be at least 1')).toBeVisible();
  await expect.element(page.getByText('Unknown size “XXL”. Choose from: M, L')).toBeVisible();
  await expect.element(page.getByText('Order number “A-1” is listed twice')).toBeVisible();
  await expect.element(page.getByText('Name is required')).toBeVisible();
  await expect.element(page.getByText('4 problems in 2 rows')).toBeVisible();
  await expect.element(cellOf('Quantity 1')).toHaveAttribute('aria-invalid', 'true');
  // Row by row, and after the last one the first again.
  const seen = ['Quantity 1', 'Order number 2', 'Size 2 XXL', 'Name 2', 'Quantity 1'];
  for (const label of seen) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(cellOf(label)).toHaveFocus();
  }
});

it('ties an error to its cell, and calls the receiver as it reads', async () => {
  const { check } = await showGrid();
  pasteInto('Order number 1', 'A-1\t\tM\t0\tAda');
  await check();
  await expect.element(cellOf('Quantity 1')).toHaveAccessibleDescription('Quantity must be at least 1');
  await expect.element(cellOf('Order number 1')).not.toHaveAttribute('aria-describedby');
  await expect.element(page.getByRole('button', { name: /^Add receiver, Receiver and remark 1$/ })).toBeVisible();
});

it('reports nothing of a row that came filled in part, until it is edited', async () => {
  await showGrid({ rows: [{ ...newDraft(5, 'M'), values: { Color: 'Red' } }] });
  await expect.element(cellOf('Color 1 Red')).toBeVisible();
  // The rows are checked: what the second one needs is reported, and nothing of the first.
  await page.getByRole('button', { name: 'Add row' }).click();
  await cellOf('Name 2').fill('Grace');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Order number is required')).toBeVisible();
  await expect.element(page.getByText(/ in 1 row$/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove row 2' }).click();
  await expect.element(page.getByText('Order number is required')).not.toBeInTheDocument();
  await cellOf('Name 1').fill('Ada');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Order number is required')).toBeVisible();
  await cellOf('Order number 1').fill('A-1');
  await expect.element(page.getByText(/is required/)).not.toBeInTheDocument();
});

it('shows the errors of a row when it is left, not while typing', async () => {
  await showGrid();
  await cellOf('Order number 1').fill('A-1');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Name is required')).toBeVisible();
  await expect.element(page.getByText('2 problems in 1 row')).toBeVisible();
  await cellOf('Name 1').fill('Ada');
  await expect.element(page.getByText('1 problem in 1 row')).toBeVisible();
});

it('clears the refusal of a corrected cell, and of no other', async () => {
  const { check } = await showGrid();
  await check();
  await expect.element(page.getByText('Order number is required')).toBeVisible();
  await cellOf('Order number 1').fill('B-1');
  await expect.element(page.getByText('Order number is required')).not.toBeInTheDocument();
  await expect.element(page.getByText('Size is required')).toBeVisible();
});

it('moves to the row below on Enter, and increments the number of a duplicated row', async () => {
  const { rows } = await showGrid();
  await cellOf('Order number 1').fill('A-009');
  await page.getByRole('button', { name: 'Duplicate row 1' }).click();
  await expect.element(cellOf('Order number 2')).toHaveValue('A-010');
  await cellOf('Order number 1').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(cellOf('Order number 2')).toHaveFocus();
  await page.getByRole('button', { name: 'Remove row 1' }).click();
  await expect.poll(rows).toEqual([['A-010', '', '1', '']]);
});

it('shows that more columns follow, and keeps the row’s tools opaque', async () => {
  await showGrid();
  await page.getByRole('button', { name: 'Show receiver columns' }).click();
  await expect.element(page.getByRole('button', { name: 'Show more columns' })).toBeVisible();
  const tools = page.getByRole('button', { name: 'Remove row 1' }).element().parentElement;
  const background = tools && getComputedStyle(tools).backgroundColor;
  expect(background).not.toMatch(/transparent|, 0\)/);
  const grid = page.getByRole('table').element();
  grid.scrollLeft = grid.scrollWidth;
  await expect.element(page.getByRole('button', { name: 'Show more columns' })).not.toBeInTheDocument();
});

it('moves from the list of sizes to the quantity on Tab, and accepts digits there', async () => {
  const { rows } = await showGrid();
  await cellOf('Order number 1').fill('A-1');
  await cellOf('Size 1').click();
  await expect.element(page.getByRole('listbox')).toBeInTheDocument();
  // As fast as an experienced user: nothing is awaited between the keys.
  await userEvent.keyboard('{ArrowDown}{Tab}12');
  await expect.element(cellOf('Quantity 1')).toHaveFocus();
  await expect.poll(rows).toEqual([['A-1', 'L', '12', '']]);
  // After Enter the size keeps the focus, and Tab continues from there.
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(page.getByRole('listbox')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(cellOf('Size 1 M')).toHaveFocus();
  await userEvent.keyboard('{Tab}7');
  await expect.poll(rows).toEqual([['A-1', 'M', '7', '']]);
});

it('shows the price of an order as soon as it is known', async () => {
  await showGrid();
  pasteInto('Order number 1', 'A-1\t\tM\t2\tAda');
  // 2 × ¥19.90 and the rendering, ¥0.20.
  await expect.element(page.getByText('¥40.00')).toBeVisible();
  await expect.element(page.getByText('¥19.90 × 2 + ¥0.20')).toBeVisible();
});

it('suggests countries and shipping methods, accepts any other, and requires what the kind of shipping needs', async () => {
  const { check } = await showGrid();
  await page.getByRole('button', { name: 'Receiver and remark 1' }).click();
  const offered = (label: string) =>
    [...((cellOf(label).element() as HTMLInputElement).list?.options ?? [])].map(({ value }) => value);
  await expect.element(cellOf('Shipping method 1')).toBeVisible();
  expect(offered('Shipping method 1')).toEqual(['Sea freight']);
  expect(offered('Country 1')).toContain('Germany');
  await userEvent.fill(cellOf('Order number 1'), 'A-1');
  await userEvent.fill(cellOf('Shipping method 1'), 'Sea freight');
  await check();
  await expect.element(cellOf('Postal code 1')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(cellOf('Shipping method 1'), 'by dove');
  await check();
  await expect.element(cellOf('Postal code 1')).toHaveAttribute('aria-invalid', 'false');
});

describe('thousands of rows', () => {
  const lines = Array.from({ length: 5000 }, (_, index) => `A-${index}\t\tM\t${index === 3999 ? 0 : 1}\tAda`);

  it('are rendered only while visible, and can all be reached', async () => {
    await showGrid();
    pasteInto('Order number 1', lines.join('\n'));
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    expect(document.querySelectorAll('[data-row]').length).toBeLessThan(60);
    await expect.element(page.getByText('1 problem in 1 row')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(cellOf('Quantity 4000')).toHaveFocus();
    await userEvent.keyboard('2{Enter}');
    await expect.element(cellOf('Quantity 4001')).toHaveFocus();
    await expect.element(page.getByText('1 problem in 1 row')).not.toBeInTheDocument();
  });

  it('keep the edited row rendered while scrolling', async () => {
    await showGrid();
    pasteInto('Order number 1', lines.join('\n'));
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    await cellOf('Order number 1').click();
    page.getByRole('table').element().scrollTo(0, 100_000);
    await expect.element(cellOf('Order number 2330')).toBeInTheDocument();
    expect(document.activeElement).toBe(cellOf('Order number 1').element());
  });
});

describe('a phone', () => {
  afterEach(() => page.viewport(1280, 900));

  it('shows a card for each row, and nothing that scrolls sideways', async () => {
    await page.viewport(390, 844);
    await showGrid();
    pasteInto('Order number 1', 'A-1\t\tM\t2\tAda\nA-2\t\tXXL\t3\tGrace');
    await expect.element(page.getByText('Unknown size “XXL”. Choose from: M, L')).toBeVisible();
    // A slow press: the image that follows the focus into this card must not move the button from under the pointer.
    await page.getByRole('button', { name: 'Receiver and remark 2' }).click({ delay: 300 });
    await expect.element(cellOf('Address 2')).toBeVisible();
    await expect.element(cellOf('Address 1')).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBe(390);
    // Cards are below each other, whatever they contain.
    const [first, second] = [1, 2].map((row) =>
      document.querySelector(`[aria-rowindex="${row + 1}"]`)?.getBoundingClientRect(),
    );
    expect(second?.top).toBeGreaterThan(first?.bottom ?? Number.POSITIVE_INFINITY);
  });
});

describe('without a connection', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  async function placeRow() {
    const grid = await showGrid();
    pasteInto('Order number 1', 'A-1\t\tM\t1\tAda');
    await expect.element(cellOf('Order number 1')).toHaveValue('A-1');
    await grid.check();
    return grid;
  }

  it('says that nothing was sent if the browser is offline, and keeps the rows', async () => {
    const send = vi.fn<typeof fetch>(async () => Response.json({}));
    vi.stubGlobal('fetch', send);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { rows } = await placeRow();
    await expect.element(page.getByText('You’re offline. Nothing was sent; your rows are kept.')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    expect(rows()).toEqual([['A-1', 'M', '1', 'Ada']]);
  });

  it('does not claim that nothing was sent if only the response is missing', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await placeRow();
    await expect.element(page.getByText(/^The connection was lost\. Place the order again/)).toBeVisible();
  });
});
