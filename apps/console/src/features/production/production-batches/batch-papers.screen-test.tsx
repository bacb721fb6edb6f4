import type { CustomValue, PaperOrder } from '@platen/model/production/batch-papers';
import type { ProductionBatch } from '@platen/model/production/production-batches';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { BatchPapers } from './batch-papers.tsx';
import type { PaperKey } from './batch-print-search.ts';

/** Not in base64: the width is appended to an address, and a PNG may be followed by anything. */
function png(fill: string): string {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = fill;
  context?.fillRect(0, 0, canvas.width, canvas.height);
  const bytes = atob(canvas.toDataURL().split(',')[1] ?? '');
  return `data:image/png,${[...bytes].map((byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')}`;
}
const picture = png('navy');
const text = (label: string, value: string, is_default = false): CustomValue => ({
  label,
  type: 'text',
  text: value,
  color: null,
  picture_url: null,
  is_default,
});
const color = (name: string, hex: string): CustomValue => ({ ...text('Shirt color', name), type: 'color', color: hex });
const photo = (name: string): CustomValue => ({ ...text('Photo', name), type: 'image', picture_url: picture });

const sizes = ['S', 'M', 'L', 'XL', 'XXL'];
const longText = 'For the best team of the whole wide world. '.repeat(12).trim();

function order(id: number, parts: Partial<PaperOrder> = {}): PaperOrder {
  return {
    id,
    no: `A-${id}`,
    sub_no: '',
    system_no: `OD${id}`,
    size: '',
    quantity: 1,
    receiver_name: 'Ada',
    phone: '1',
    company_name: '',
    country: 'CN',
    province: '',
    city: '',
    address: '1 Old Road',
    zip_code: '',
    shipping_method: 'SF',
    remark: '',
    finding_counts: { errors: 0, warnings: 0 },
    print_findings: [],
    custom_values: [],
    picture_url: null,
    artwork: [],
    production_image_names: [],
    ...parts,
  };
}

const shirts = sizes.map((size, index) =>
  order(index + 1, {
    size,
    sub_no: `${index + 1}`,
    quantity: 10 + index,
    picture_url: picture,
    artwork: [
      { name: 'Front', url: picture },
      { name: 'Back', url: png('teal') },
    ],
    production_image_names: ['Front', 'Back'],
    custom_values: [
      index === 0 ? color('Navy', '#1b2a4a') : color('#00FF00', '#00ff00'),
      index === 0 ? text('Name', longText) : text('Name', 'Your name', true),
      photo('team.png'),
    ],
  }),
);
const stickers = [order(1, { production_image_names: ['cat.png'], picture_url: picture, quantity: 250 })];
const counted = [order(1, { size: '30x40', quantity: 40 })];

const batch = {
  id: 7,
  no: 'PB1',
  sku_template_no: 'SKU000001',
  sku_template_name: 'Team shirt',
  user: { id: 2, screen_name: 'Northwind' },
  production_images: { queued: 0, running: 0, done: 0, refused: 0, failed: 0, cancelled: 0 },
  sender: null,
} as unknown as ProductionBatch;

let parts: (readonly PaperOrder[])[];
const requests = vi.fn<(path: string) => void>();
const print = vi.fn<() => void>();
beforeEach(() => {
  vi.stubGlobal('print', print);
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname, search } = new URL(input, location.href);
    requests(pathname.replace('/app_api/v1', '') + search);
    if (!pathname.endsWith('/papers')) return Response.json(batch);
    const after = Number(new URLSearchParams(search).get('after_id'));
    const index = after === 0 ? 0 : parts.findIndex((part) => part.at(-1)?.id === after) + 1;
    const isLast = index === parts.length - 1;
    return Response.json({ orders: parts[index], next_after_id: isLast ? null : parts[index]?.at(-1)?.id });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function Papers({ first }: { first: PaperKey }) {
  const [sheet, setSheet] = useState(first);
  return <BatchPapers id="7" sheet={sheet} onSheet={setSheet} />;
}
async function show(first: PaperKey, ...given: (readonly PaperOrder[])[]) {
  parts = given;
  await showScreen(<Papers first={first} />);
  await expect.element(page.getByRole('article')).toBeVisible();
}
const printButton = page.getByRole('button', { name: 'Print' });
/** The rows of the pick list as they are read. */
const lines = () =>
  page
    .getByRole('row')
    .elements()
    .map((row) => (row as HTMLElement).innerText.replace(/\s+/g, ' ').trim());

it('says on the pick list what to make of a shirt, line by line', async () => {
  await show('pick_list', shirts);
  await expect.poll(lines).toHaveLength(7);
  expect(lines()[1]).toBe(`OD1 A-1 / 1 S 10 Shirt color Navy Name ${longText} Photo team.png Prints Front · Back`);
  expect(lines()[3]).toBe(
    'OD3 A-3 / 3 L 12 Shirt color #00FF00 Name Your name (default) Photo team.png Prints Front · Back',
  );
  expect(lines().at(-1)).toBe('5 orders 60');
  // Two pictures on each line: the product, and what the customer uploaded; both resized, and loaded before they are seen.
  const pictures = page.getByRole('table').element().querySelectorAll('img');
  expect(pictures).toHaveLength(10);
  for (const { src, loading } of pictures)
    expect([src, loading]).toEqual([expect.stringContaining('?width=300'), 'eager']);
});

it('prints colors as chips with a border, and cuts no long text', async () => {
  await show('pick_list', shirts);
  const chip = page.getByText('Navy').element().previousElementSibling as HTMLElement;
  const { backgroundColor, borderTopWidth, printColorAdjust } = getComputedStyle(chip);
  expect([backgroundColor, borderTopWidth, printColorAdjust]).toEqual(['rgb(27, 42, 74)', '1px', 'exact']);
  const long = page.getByText(longText).element();
  expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth || long.scrollWidth);
  for (const part of [long, ...parentsOf(long)]) expect(getComputedStyle(part).textOverflow).not.toBe('ellipsis');
});

it('shows the same on labels and the contact sheet, with a name for each side', async () => {
  await show('labels', shirts);
  const label = page.getByRole('listitem').first();
  await expect.element(label.getByText('Team shirt · SKU000001')).toBeVisible();
  await expect.element(label.getByText('S × 10')).toBeVisible();
  await expect.element(label.getByText('Navy')).toBeVisible();
  await expect.element(label.getByText('Front · Back')).toBeVisible();
  expect(label.element().querySelectorAll('img')).toHaveLength(2);
  await page.getByText('Contact sheet').click();
  const contact = page.getByRole('listitem').first();
  await expect.element(contact.getByText('Navy')).toBeVisible();
  expect([...contact.element().querySelectorAll('figcaption')].map((each) => each.textContent)).toEqual([
    'Front',
    'Back',
  ]);
});

it('has a page for each label of a label printer', async () => {
  await show('label_roll', shirts);
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(5);
  const style = page.getByRole('article').element().querySelector('style')?.textContent;
  expect(style).toContain('size: 100mm 150mm');
});

it.each([
  ['stickers', stickers, 'OD1 A-1 250', '1 order 250'],
  ['what is only counted', counted, 'No image OD1 A-1 30x40 40', '1 order 40'],
])('says nothing of values and sides that %s do not have', async (_, orders, line, total) => {
  await show('pick_list', orders);
  await expect.poll(lines).toEqual(['Image Order Size Qty', line, total]);
});

it('reads a large batch in parts, not order by order', async () => {
  await show('pick_list', [order(1), order(2)], [order(3)]);
  await expect.poll(lines).toHaveLength(5);
  const papers = requests.mock.calls.flat().filter((path) => path.includes('papers'));
  expect(papers).toEqual(['/production_batches/7/papers?after_id=0', '/production_batches/7/papers?after_id=2']);
});

it('prints when every image is there', async () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  await show('pick_list', shirts);
  await printButton.click();
  await expect.element(page.getByRole('button', { name: 'Loading 10 images' })).toBeVisible();
  expect(print).not.toHaveBeenCalled();
  complete.mockReturnValue(true);
  page.getByRole('table').element().querySelector('img')?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  await expect.element(printButton).toBeVisible();
});

it('names the batch on every page, whatever its template is called', async () => {
  vi.stubGlobal('fetch', async (input: string) =>
    Response.json(
      input.includes('/papers')
        ? { orders: stickers, next_after_id: null }
        : { ...batch, sku_template_name: 'A "B"; } </style> * { color: red' },
    ),
  );
  await show('pick_list', stickers);
  const style = page.getByRole('article').element().querySelector('style');
  const rules = [...(style?.sheet?.cssRules ?? [])];
  expect(rules).toHaveLength(1);
  expect(rules[0]?.cssText).toContain('PB1');
});

it('says that there is nothing to print', async () => {
  await show('pick_list', []);
  await expect.element(page.getByText('No order of this batch is being made')).toBeVisible();
  await expect.element(printButton).toBeDisabled();
});

function parentsOf(element: Element): Element[] {
  return element.parentElement ? [element.parentElement, ...parentsOf(element.parentElement)] : [];
}
