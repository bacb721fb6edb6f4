import { FileText } from 'lucide-react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import type { SearchEntry, SearchGroup } from './search-entry.ts';
import { SearchPalette } from './search-palette.tsx';

const entry = (title: string, group: SearchGroup): SearchEntry => ({ to: `/${title}`, group, title, icon: FileText });
const screens = [entry('New user', 'action'), entry('Users', 'page'), entry('Orders', 'page')];
const records = [entry('FO26-USER', 'form_order')];

async function openPalette(found: { isFailed?: boolean; isSearching?: boolean } = {}) {
  const onChoose = vi.fn<(entry: SearchEntry) => void>();
  const [onClose, retry] = [vi.fn<() => void>(), vi.fn<() => void>()];
  function Host() {
    const [text, setText] = useState('');
    const hits = text === '' ? [] : records.filter(({ title }) => title.includes(text.toUpperCase()));
    return (
      <SearchPalette
        screens={screens}
        recent={[entry('Bills', 'recent')]}
        text={text}
        onText={setText}
        found={{ records: hits, isSearching: false, isFailed: false, retry, ...found }}
        onChoose={onChoose}
        onClose={onClose}
      />
    );
  }
  await showScreen(<Host />);
  return { onChoose, onClose, retry, field: page.getByRole('combobox') };
}
const chosen = () => document.querySelector('[role="option"][aria-selected="true"]')?.textContent;

it('shows recent choices, and wraps around with the arrow keys', async () => {
  const { onChoose, field } = await openPalette();
  await expect.element(field).toHaveFocus();
  expect(chosen()).toBe('Bills');
  await userEvent.keyboard('{ArrowUp}');
  await vi.waitFor(() => expect(chosen()).toBe('Orders'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await vi.waitFor(() => expect(chosen()).toBe('New user'));
  await expect
    .element(field)
    .toHaveAttribute('aria-activedescendant', document.querySelector('[aria-selected="true"]')?.id);
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(screens[0]);
});

it('finds screens and records by the query, highlights it, and opens one on click', async () => {
  const { onChoose, field } = await openPalette();
  await field.fill('user');
  await expect.element(page.getByRole('option')).toHaveLength(3);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['user', 'User', 'USER']);
  await page.getByRole('option', { name: 'FO26-USER' }).click();
  expect(onChoose).toHaveBeenCalledWith(records[0]);
});

it('leaves Enter to the input method while it composes a word', async () => {
  const { onChoose, field } = await openPalette();
  await field.fill('user');
  const input = field.element();
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
  expect(onChoose).not.toHaveBeenCalled();
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(onChoose).toHaveBeenCalledOnce();
});

it('shows the empty and failed states, and closes on Esc', async () => {
  const { field, onClose, retry } = await openPalette({ isFailed: true });
  await page.getByRole('alert').getByRole('button').click();
  expect(retry).toHaveBeenCalledOnce();
  await field.fill('zzz');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});
