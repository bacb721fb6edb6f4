import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { newDraft, type OrderDraft, withCell } from '../draft/order-draft.ts';
import { saveDraft } from '../draft/stored-drafts.ts';
import { DraftOffer } from './draft-offer.tsx';
import { useStoredDraft } from './use-stored-draft.ts';

const account = 4711;
const noTags: readonly string[] = [];
const request = { type: 'FormOrder::MicroCustom', orders_attributes: [] };

beforeEach(() => {
  const mine = { id: account, role: 'customer', available_balance: 0 };
  vi.stubGlobal('fetch', async () => Response.json(mine));
});
afterEach(() => vi.unstubAllGlobals());

/** A form with one row, reduced to what concerns its draft. */
function Form({ templateNo }: { templateNo: string }) {
  const [rows, setRows] = useState<readonly OrderDraft[]>([newDraft(0)]);
  const stored = useStoredDraft({ templateNo, rows, tags: noTags, onRestore: (draft) => setRows(draft.rows) });
  const [key, setKey] = useState('');
  const [offer] = stored.offers;
  return (
    <>
      {offer && (
        <DraftOffer offer={offer} onResume={(d) => void stored.resume(d)} onDiscard={(d) => void stored.discard(d)} />
      )}
      <input
        aria-label="Number"
        value={rows[0]?.no ?? ''}
        onChange={(event) => setRows(rows.map((row) => withCell(row, 'no', event.target.value)))}
      />
      <p>{`${rows.length} here, ${stored.saving}, ${key}`}</p>
      <button
        type="button"
        onClick={() => {
          setKey(stored.intent.keyFor(request));
          void stored.storeIntent();
        }}
      >
        Send
      </button>
      <button type="button" onClick={() => void stored.clear()}>
        Placed
      </button>
    </>
  );
}

async function open(templateNo: string) {
  await cleanup();
  await showScreen(<Form templateNo={templateNo} />);
}

const number = page.getByLabelText('Number');
const offered = page.getByText(/^Continue with your 1 row from /);
async function said(text: string | RegExp) {
  await expect.element(page.getByText(text)).toBeVisible();
}

it('offers rows after a reload, with the idempotency key that they were sent with, until they are placed', async () => {
  await open('SKU-reload');
  await number.fill('A-1');
  await said(/saved/);
  await page.getByRole('button', { name: 'Send' }).click();
  await said(/saved, [0-9a-f]{32}$/);
  const key = /[0-9a-f]{32}/.exec(page.getByText(/saved, [0-9a-f]/).element().textContent ?? '')?.[0] ?? '';

  await open('SKU-reload');
  await expect.element(offered).toBeVisible();
  await expect.element(page.getByText(/won’t order them twice/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(number).toHaveValue('A-1');
  await page.getByRole('button', { name: 'Send' }).click();
  await said(new RegExp(`${key}$`));

  await page.getByRole('button', { name: 'Placed' }).click();
  await open('SKU-reload');
  await said(/1 here, nothing/);
  await expect.element(offered).not.toBeInTheDocument();
});

it('discards rows only after a confirmation', async () => {
  await open('SKU-discard');
  await number.fill('B-1');
  await said(/saved/);
  await open('SKU-discard');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect.element(offered).not.toBeInTheDocument();
  await open('SKU-discard');
  await said(/1 here, nothing/);
  await expect.element(offered).not.toBeInTheDocument();
});

it('never overwrites rows that another tab has claimed', async () => {
  const row = withCell(newDraft(0), 'no', 'C-1');
  const parts = { id: 'd-1', account, templateNo: 'SKU-tabs', tags: [], intent: undefined, savedAt: Date.now() };
  await saveDraft({ ...parts, rows: [row], holder: 'tab one' });
  expect(await saveDraft({ ...parts, rows: [], holder: 'tab two' })).toBe(false);
  await open('SKU-tabs');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(number).toHaveValue('C-1');
  expect(await saveDraft({ ...parts, rows: [], holder: 'tab one' })).toBe(false);
});
