import { defineList, type Page } from '@platen/model/lists/lists';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import type { ListSource } from './list.types.ts';
import { ListScreen } from './list-screen.tsx';
import type { ListParams } from './list-search.ts';
import { ListSection } from './list-section.tsx';

interface Mug {
  id: number;
  name: string;
  price: number;
}

const mugList = defineList({ filters: { name_cont: 'text' }, sorts: ['name', 'price'] });

/** 45 mugs, returned as the API returns them: filtered, sorted and paginated. */
function mugs(key: string) {
  const all = Array.from(
    { length: 45 },
    (_, index): Mug => ({ id: index + 1, name: `Mug ${index + 1}`, price: index }),
  );
  const load = vi.fn<(params: ListParams) => Promise<Page<Mug>>>(async (params) => {
    const { page: number = 1, per_page = 20, name_cont = '', order } = params as Record<string, string>;
    const found = all.filter(({ name }) => name.includes(name_cont));
    if (order === 'price desc') found.reverse();
    const [from, size] = [(Number(number) - 1) * Number(per_page), Number(per_page)];
    return {
      data: found.slice(from, from + size),
      meta: {
        page: Number(number),
        per_page: size,
        total: found.length,
        total_pages: Math.ceil(found.length / size),
        total_is_estimate: false,
        next_cursor: null,
      },
    };
  });
  const source: ListSource<Mug> = { key: [key], load };
  return { source, load };
}

function MugList({ source, onBatch }: { source: ListSource<Mug>; onBatch?: (rows: readonly Mug[]) => void }) {
  return (
    <ListScreen<Mug, typeof mugList>
      title="Mugs"
      source={source}
      filters={[{ kind: 'text', name: 'name_cont', label: 'Name' }]}
      columns={[
        { kind: 'text', key: 'name', label: 'Name', value: ({ name }) => name, sort: 'name' },
        { kind: 'money', key: 'price', label: 'Price', value: ({ price }) => price, sort: 'price' },
      ]}
      batchActions={[{ key: 'wash', label: 'Wash', run: async (rows) => onBatch?.(rows) }]}
      empty={{ title: 'No mugs yet', text: 'Mugs hold coffee.' }}
    />
  );
}

it('shows a page of rows, and paginates with its footer and in the URL', async () => {
  const { address } = await showScreen(<MugList source={mugs('pages').source} />);
  await expect.element(page.getByText('Mug 20', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Mug 21', { exact: true })).not.toBeInTheDocument();
  await page.getByRole('listitem', { name: '2' }).click();
  await expect.element(page.getByText('Mug 40', { exact: true })).toBeVisible();
  expect(address()).toContain('page=2');
});

it('keeps the rows while the next page is loading', async () => {
  const { source, load } = mugs('stale');
  await showScreen(<MugList source={source} />);
  await expect.element(page.getByText('Mug 1', { exact: true })).toBeVisible();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const answer = load.getMockImplementation();
  load.mockImplementationOnce(async (params) => {
    await arrived;
    return answer?.(params) as Promise<Page<Mug>>;
  });
  await page.getByRole('listitem', { name: '3' }).click();
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await expect.element(page.getByText('Mug 1', { exact: true })).toBeVisible();
  arrive();
  await expect.element(page.getByText('Mug 45', { exact: true })).toBeVisible();
});

it('searches on Enter from the first page, and offers to clear filters without matches', async () => {
  const { address } = await showScreen(<MugList source={mugs('search').source} />, '/?page=2');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Mug 4');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Mug 44', { exact: true })).toBeVisible();
  expect(address()).toBe('/?name_cont=Mug%204');
  await name.fill('teapot');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(page.getByText('Mug 20', { exact: true })).toBeVisible();
});

it('sorts by a column’s header', async () => {
  const { address } = await showScreen(<MugList source={mugs('sort').source} />);
  await expect.element(page.getByText('Mug 1', { exact: true })).toBeVisible();
  const price = page.getByRole('columnheader', { name: 'Price' });
  await price.click();
  await expect.element(page.getByText('Mug 45', { exact: true })).toBeVisible();
  expect(address()).toBe('/?order=price%20desc');
  await price.click();
  await expect.element(page.getByText('Mug 1', { exact: true })).toBeVisible();
  expect(address()).toBe('/?order=price%20asc');
});

it('acts on the selected rows, and clears the selection on another page', async () => {
  const washed: string[][] = [];
  await showScreen(
    <MugList source={mugs('batch').source} onBatch={(rows) => washed.push(rows.map(({ name }) => name))} />,
  );
  await expect.element(page.getByText('Mug 2', { exact: true })).toBeVisible();
  await page
    .getByRole('row', { name: /Mug 2 ¥/ })
    .getByRole('checkbox')
    .click();
  await page
    .getByRole('row', { name: /Mug 3 ¥/ })
    .getByRole('checkbox')
    .click();
  await page.getByRole('button', { name: 'Wash' }).click();
  await expect.poll(() => washed).toEqual([['Mug 2', 'Mug 3']]);
  await page
    .getByRole('row', { name: /Mug 5 ¥/ })
    .getByRole('checkbox')
    .click();
  await page.getByRole('listitem', { name: '2' }).click();
  await expect.element(page.getByText('Mug 40', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Wash' })).not.toBeInTheDocument();
});

it('shows the failure, keeps the search, and retries', async () => {
  const { source, load } = mugs('failure');
  load.mockRejectedValueOnce(new Error('no database'));
  await showScreen(<MugList source={source} />, '/?name_cont=44');
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect.element(page.getByText('Mug 44', { exact: true })).toBeVisible();
});

it('is a list of cards on a phone', async () => {
  await page.viewport(390, 800);
  await showScreen(<MugList source={mugs('phone').source} />);
  await expect.element(page.getByText('Mug 1', { exact: true })).toBeVisible();
  expect(document.querySelector('table')).toBeNull();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.getByRole('textbox', { name: 'Name' }).fill('Mug 44');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Mug 1', { exact: true })).not.toBeInTheDocument();
  await page.viewport(1280, 900);
});

it('keeps number, state, amount and time in a narrow window; the rest is below its row', async () => {
  await page.viewport(768, 800);
  const glaze = {
    kind: 'text',
    key: 'glaze',
    label: 'Glaze',
    value: () => 'Celadon, fired twice at 1280 degrees',
  } as const;
  await showScreen(
    <ListScreen<Mug, typeof mugList>
      title="Mugs"
      source={mugs('narrow').source}
      columns={[
        { kind: 'text', key: 'name', label: 'Name', value: ({ name }) => name },
        glaze,
        { ...glaze, key: 'clay', label: 'Clay', priority: 3 },
        { kind: 'text', key: 'shelf', label: 'Shelf', value: () => 'Shelf 12', foldInto: 'name' },
        { kind: 'state', key: 'state', label: 'State', value: () => ({ tone: 'success', label: 'In the cupboard' }) },
        { kind: 'money', key: 'price', label: 'Price', value: ({ price }) => price + 123_456 },
        { kind: 'dateTime', key: 'at', label: 'Bought at', value: () => '2026-11-16T08:00:00Z' },
      ]}
      rowActions={({ name }) => [
        { key: 'fill', label: `Fill ${name} with tea`, run: async () => undefined },
        { key: 'break', label: 'Break', isDanger: true, run: async () => undefined },
      ]}
      empty={{ title: 'No mugs yet', text: 'Mugs hold coffee.' }}
    />,
  );
  await expect.element(page.getByText('Mug 1', { exact: true })).toBeVisible();
  const view = document.querySelector('.ant-table-body');
  expect(view?.scrollWidth).toBe(view?.clientWidth);
  for (const name of ['Name', 'State', 'Price', 'Bought at']) {
    await expect.element(page.getByRole('columnheader', { name })).toBeInTheDocument();
  }
  await expect.element(page.getByRole('columnheader', { name: 'Clay' })).not.toBeInTheDocument();
  // A column that can be folded below another value is not hidden.
  await expect.element(page.getByRole('columnheader', { name: 'Shelf' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Shelf 12').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show more of this row' }).first().click();
  await expect.element(page.getByText('Clay', { exact: true })).toBeVisible();
  // Destructive actions are one click further away than the next step.
  expect(page.getByText('Break').elements()).toEqual([]);
  await page.viewport(1280, 900);
});

it('shows up to three actions of a row where there is room, and times to the second', async () => {
  const { source } = mugs('actions');
  await showScreen(
    <ListScreen<Mug, typeof mugList>
      title="Mugs"
      source={source}
      columns={[
        { kind: 'text', key: 'name', label: 'Name', value: ({ name }) => name },
        { kind: 'dateTime', key: 'at', label: 'Bought at', value: () => '2026-11-16T08:00:51Z' },
      ]}
      rowActions={({ id }) =>
        ['Fill', 'Wash', 'Lend', ...(id === 1 ? ['Sell'] : [])].map((label) => ({
          key: label,
          label,
          run: async () => undefined,
        }))
      }
      empty={{ title: 'No mugs yet', text: 'Mugs hold coffee.' }}
    />,
  );
  const rowOf = (id: number) => page.getByRole('row', { name: new RegExp(`^(Select row )?Mug ${id} `) });
  await expect.element(rowOf(1).getByRole('cell').last()).toHaveTextContent('FillWashLend');
  await rowOf(1).getByRole('button', { name: 'More actions' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Sell' })).toBeVisible();
  await expect.element(rowOf(2).getByRole('button', { name: 'Lend' })).toBeVisible();
  await expect.element(rowOf(2).getByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
  await expect.element(page.getByText(/^\d\d:00:51$/).first()).toBeVisible();
});

it('fits into a narrow window without rows, too', async () => {
  await page.viewport(768, 800);
  const texts = Array.from({ length: 14 }, (_, index) => `What was said of mug ${index}`);
  await showScreen(
    <ListScreen<Mug, typeof mugList>
      title="Mugs"
      source={{ ...mugs('none').source, load: () => mugs('none').load({ name_cont: 'teapot' }) }}
      columns={texts.map((label) => ({ kind: 'text', key: label, label, value: ({ name }) => name }))}
      empty={{ title: 'No mugs yet', text: 'Mugs hold coffee.' }}
    />,
  );
  await expect.element(page.getByText('No mugs yet')).toBeVisible();
  const view = document.querySelector('.ant-table-body');
  await expect.poll(() => (view?.scrollWidth ?? 0) - (view?.clientWidth ?? 0)).toBe(0);
  await page.viewport(1280, 900);
});

it('clears unapplied input on reset', async () => {
  await showScreen(<MugList source={mugs('reset').source} />);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('teapot');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(name).toHaveValue('');
});

function MugSection({ source }: { source: ListSource<Mug> }) {
  return (
    <ListSection<Mug, typeof mugList>
      title="Mugs of a shelf"
      source={source}
      filters={[{ kind: 'text', name: 'name_cont', label: 'Name' }]}
      columns={[{ kind: 'text', key: 'name', label: 'Name', value: ({ name }) => name, sort: 'name' }]}
      empty={{ title: 'No mugs yet', text: 'Mugs hold coffee.' }}
    />
  );
}

it('filters a section while typing, and keeps the filter in the URL', async () => {
  const { source } = mugs('section');
  const { address } = await showScreen(<MugSection source={source} />);
  const section = page.getByRole('region', { name: 'Mugs of a shelf' });
  await expect.element(section.getByText('Mug 2', { exact: true })).toBeVisible();
  await expect.element(section.getByRole('checkbox')).not.toBeInTheDocument();
  await section.getByRole('textbox', { name: 'Name' }).fill('44');
  await expect.element(section.getByText('Mug 44', { exact: true })).toBeVisible();
  await expect.element(section.getByText('Mug 2', { exact: true })).not.toBeInTheDocument();
  await expect.poll(address).toBe('/?name_cont=44');
  await section.getByRole('textbox', { name: 'Name' }).fill('teapot');
  await section.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(section.getByText('Mug 2', { exact: true })).toBeVisible();
});

it('shows the failure of a section in its card, and retries', async () => {
  const { source, load } = mugs('section-failure');
  load.mockRejectedValueOnce(new Error('no database'));
  await showScreen(<MugSection source={source} />);
  const section = page.getByRole('region', { name: 'Mugs of a shelf' });
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect.element(section.getByText('Mug 2', { exact: true })).toBeVisible();
});

it('keeps the card of a section on a phone, with the rows as cards in it', async () => {
  await page.viewport(390, 800);
  await showScreen(<MugSection source={mugs('section-phone').source} />);
  const section = page.getByRole('region', { name: 'Mugs of a shelf' });
  await expect.element(section.getByText('Mug 2', { exact: true })).toBeVisible();
  expect(document.querySelector('table')).toBeNull();
  const row = section.getByRole('listitem').first().element().getBoundingClientRect();
  const card = section.element().getBoundingClientRect();
  expect(getComputedStyle(section.element()).borderTopWidth).toBe('1px');
  expect(row.left).toBeGreaterThan(card.left + 1);
  await page.viewport(1280, 900);
});
