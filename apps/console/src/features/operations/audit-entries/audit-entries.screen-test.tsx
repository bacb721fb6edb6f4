import type { AuditEntry } from '@platen/model/operations/audit-entries';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SubjectHistory } from '../../../shared/audit/subject-history.tsx';
import { AbilitiesProvider } from '../../../shared/session/abilities.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { AuditEntryList } from './audit-entries.list.tsx';

afterEach(() => vi.unstubAllGlobals());

const entry: AuditEntry = {
  id: 2,
  occurred_at: '2026-11-17T10:00:00.000Z',
  action: 'PUT /users/:id/freeze',
  action_name: 'Froze an account',
  refused_code: null,
  actor: { id: 3, screen_name: 'Li Na' },
  session_id: 11,
  api_key_id: null,
  subject_type: 'users',
  subject_id: 7,
  changes: [
    { field: 'is_block', before: false, after: true },
    { field: 'email' },
    { field: 'size_prices', before: [], after: [{ size: 'S', price: 3.5, width: null }] },
    { field: 'tag_list', before: null, after: ['new', 'gift'] },
  ],
  address: '203.0.113.9',
  request_id: '6f1c1f0e-6a52-4d0e-9d53-0f5a3f0f7b11',
};
const refused: AuditEntry = {
  ...entry,
  id: 1,
  actor: null,
  action: 'POST /sessions',
  action_name: 'Signed in',
  refused_code: 40006,
  changes: [],
};

const namedActions = [
  { action: 'PUT /users/:id/freeze', name: 'Froze an account' },
  { action: 'POST /sessions', name: 'Signed in' },
];

function serve(entries: readonly AuditEntry[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(decodeURIComponent(address.replace('/app_api/v1', '')));
    if (address.includes('/read_options')) return Response.json({ data: namedActions });
    const meta = {
      page: 1,
      per_page: 20,
      total: entries.length,
      total_pages: 1,
      total_is_estimate: false,
      next_cursor: null,
    };
    return Response.json({ data: entries, meta });
  });
  return asked;
}

const show = (node: React.ReactNode, actions = ['read']) =>
  showScreen(<AbilitiesProvider abilities={{ audit_entries: actions }}>{node}</AbilitiesProvider>, '/audit_entries');

it('lists who did what, and what was refused', async () => {
  serve([entry, refused]);
  await show(<AuditEntryList />);
  const row = page.getByRole('row', { name: /Froze an account/ });
  await expect.element(row).toHaveTextContent('Li Na');
  await expect.element(row).toHaveTextContent('User 7');
  await expect.element(row).toHaveTextContent('Done');
  await expect.element(page.getByRole('row', { name: /Signed in/ })).toHaveTextContent('Rejected (40006)');
  await expect.element(page.getByRole('row', { name: /Signed in/ })).toHaveTextContent('Not signed in');
});

it('shows each change of an entry, and says which values are not stored', async () => {
  serve([entry]);
  await show(<AuditEntryList />);
  await page.getByRole('button', { name: 'Details' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Session 11')).toBeVisible();
  await expect.element(dialog.getByText('203.0.113.9')).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: 'Frozen No Yes' })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: 'Sizes and prices – Size S · Price 3.5' })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: 'Tags – new, gift' })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: /Email Changed; the value is not stored/ })).toBeVisible();
});

it('shows the last changes on the thing itself', async () => {
  const asked = serve([entry]);
  await show(<SubjectHistory type="users" id={7} />);
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Froze an account');
  await expect.element(page.getByRole('listitem')).toHaveTextContent(/Frozen, Email, Sizes and prices, Tags$/);
  await expect
    .element(page.getByRole('link', { name: 'Show all' }))
    .toHaveAttribute('href', '/audit_entries?subject_type_eq=users&subject_id_eq=7');
  expect(asked[0]).toContain('subject_id_eq=7');
});

it('shows no history to those who may not read the log', async () => {
  const asked = serve([entry]);
  await show(<SubjectHistory type="users" id={7} />, []);
  expect(asked).toEqual([]);
});
