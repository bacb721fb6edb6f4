import type { DesignDocument } from '@platen/design/editor/design-document';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readDrafts, writeDraft } from '../../features/catalogue/designer/saving/draft-store.ts';
import { newDraft } from '../../features/orders/form-orders/draft/order-draft.ts';
import { listDrafts, saveDraft } from '../../features/orders/form-orders/draft/stored-drafts.ts';
import { readStored, writeStored } from '../../shared/storage.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { useText } from '../../ui/text.ts';
import { clearBrowser, mayClearBrowser } from './clear-browser.ts';
import { shellTexts } from './shell.messages.ts';

const rowsOf = (account: number) => ({
  id: `of-${account}`,
  account,
  templateNo: 'SKU-1',
  rows: [newDraft(0)],
  tags: [],
  intent: undefined,
  savedAt: Date.now(),
  holder: 'a tab',
});

function Asks() {
  const t = useText(shellTexts);
  return (
    <button
      type="button"
      onClick={(event) => {
        const button = event.currentTarget;
        void mayClearBrowser(t).then((isAllowed) => (button.textContent = isAllowed ? 'allowed' : 'kept'));
      }}
    >
      ask
    </button>
  );
}

beforeEach(() => clearBrowser());

it('leaves nothing of anybody who has signed in here, except how the console looks', async () => {
  await saveDraft(rowsOf(1));
  await saveDraft(rowsOf(2));
  await writeDraft(7, 'a page', {} as DesignDocument);
  for (const name of ['token', 'recent-search', 'order-preview', 'code-until', 'locale', 'sider'] as const)
    writeStored(name, 'x');
  await clearBrowser();
  expect([...(await listDrafts(1, 'SKU-1')), ...(await listDrafts(2, 'SKU-1')), ...(await readDrafts(7))]).toEqual([]);
  const left = Object.keys(localStorage).filter((key) => key.startsWith('platen:'));
  expect(left.toSorted()).toEqual(['platen:locale', 'platen:sider']);
  expect(readStored('locale')).toBe('x');
  writeStored('locale', null);
});

it('asks only before rows are lost that are not ordered yet', async () => {
  await showScreen(<Asks />);
  await page.getByRole('button', { name: 'ask' }).click();
  await expect.element(page.getByRole('button', { name: 'allowed' })).toBeVisible();
  await saveDraft(rowsOf(1));
  await page.getByRole('button', { name: 'allowed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('button', { name: 'kept' })).toBeVisible();
  expect(await listDrafts(1, 'SKU-1')).toHaveLength(1);
});
