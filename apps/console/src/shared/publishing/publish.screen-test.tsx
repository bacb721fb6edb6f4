import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { PublishDialog } from './publish.dialog.tsx';

const fetchStub = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', fetchStub));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const mug = { id: 7, no: 'SKU000007', name: 'Mug', state: 'pending', draft_of: null } as const;
const noPrint = {
  kind: 'production_image_missing',
  severity: 'error',
  message: 'The size “L” has no production image',
};
const noFont = {
  kind: 'print_error',
  severity: 'error',
  message: 'Front: Name: font missing',
  config_id: 'p',
  layer_id: 'name',
};
const noCover = { kind: 'cover_missing', severity: 'warning', message: 'There is no cover' };
const noPrice = { kind: 'price_missing', severity: 'error', message: 'The size “L” has no price' };

const dialog = page.getByRole('dialog');
const publish = dialog.getByRole('button', { name: 'Publish' });
const sent = () => fetchStub.mock.calls.map(([url, init]) => `${init?.method ?? 'GET'} ${url as string}`);

type Opened = Partial<Pick<ComponentProps<typeof PublishDialog>, 'purpose' | 'template'>>;

async function showFindings(findings: object[], opened: Opened = {}) {
  fetchStub.mockImplementation(async (_, init) => Response.json(init?.method === 'PUT' ? {} : { findings }));
  const outcome = { published: 0, closed: 0, shown: '' };
  await showScreen(
    <PublishDialog
      template={mug}
      {...opened}
      onShow={({ layer_id = '' }) => (outcome.shown = layer_id)}
      onPublished={() => outcome.published++}
      onClose={() => outcome.closed++}
    />,
  );
  await expect.element(dialog).toBeVisible();
  return outcome;
}

it('prevents publishing while orders could not be made, with a link to fix each finding', async () => {
  const outcome = await showFindings([noPrint, noFont, noPrice, noCover]);
  const errors = dialog.getByRole('region', { name: 'To be fixed before publishing' });
  await expect.element(errors.getByRole('listitem')).toHaveLength(3);
  await expect.element(publish).toBeDisabled();
  await expect
    .element(errors.getByRole('link', { name: 'Fill it in' }))
    .toHaveAttribute('href', '/sku_templates/7/edit?field=size_prices');
  await expect
    .element(dialog.getByRole('region', { name: /^Warnings/ }).getByRole('link'))
    .toHaveAttribute('href', '/sku_templates/7/edit?field=effect_image_ids');
  await errors.getByRole('button', { name: 'Show' }).nth(1).click();
  expect(outcome.shown).toBe('name');
  await expect.poll(() => outcome.closed).toBe(1);
});

it('publishes once in spite of warnings', async () => {
  const outcome = await showFindings([noCover]);
  await expect.element(publish).toBeEnabled();
  await publish.dblClick();
  await expect.poll(() => outcome.published).toBe(1);
  expect(sent().filter((call) => call.startsWith('PUT'))).toEqual(['PUT /app_api/v1/sku_templates/7/publish']);
});

it('publishes a draft in place of its template, which is handed on because the draft is gone', async () => {
  fetchStub.mockImplementation(async (_, init) =>
    Response.json(init?.method === 'PUT' ? { id: 3, name: 'Mug' } : { findings: [] }),
  );
  const published: number[] = [];
  await showScreen(
    <PublishDialog
      template={{ ...mug, draft_of: 3 }}
      onPublished={({ id }) => published.push(id)}
      onClose={() => undefined}
    />,
  );
  await expect.element(dialog.getByText('Publish the draft of SKU000007?')).toBeVisible();
  await expect.element(dialog.getByText(/Orders placed before keep what was ordered/)).toBeVisible();
  await publish.click();
  await expect.poll(() => published).toEqual([3]);
  expect(sent().filter((call) => call.startsWith('PUT'))).toEqual(['PUT /app_api/v1/sku_templates/7/publish']);
});

it('shows what the server refuses, and checks again', async () => {
  await showFindings([]);
  await expect.element(publish).toBeEnabled();
  const refusal = { code: 40954, error_message: 'Template SKU000007 cannot be published yet:\nno price' };
  fetchStub.mockImplementation(async (_, init) =>
    init?.method === 'PUT' ? Response.json(refusal, { status: 409 }) : Response.json({ findings: [noPrice] }),
  );
  await publish.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('cannot be published yet');
  await expect.element(dialog.getByText('The size “L” has no price')).toBeVisible();
  await expect.element(publish).toBeDisabled();
});

it('shows the same list when it is opened by the check, counts its errors, and publishes what has none', async () => {
  await showFindings([noPrint, noCover], { purpose: 'check' });
  await expect.element(dialog.getByText('Check SKU000007')).toBeVisible();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('The configuration has 1 error');
  await expect.element(dialog.getByText('The size “L” has no production image')).toBeVisible();
  await expect.element(dialog.getByText('There is no cover')).toBeVisible();
  await expect.element(publish).toBeDisabled();
});

it('says that the check passed, also for a published template, which cannot be published again', async () => {
  await showFindings([noCover], { purpose: 'check', template: { ...mug, state: 'published' } });
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Configuration check passed');
  await expect.element(publish).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('shows that the check failed, and can retry', async () => {
  fetchStub.mockImplementation(async () =>
    Response.json({ code: 50000, error_message: 'Out of order' }, { status: 500 }),
  );
  await showScreen(<PublishDialog template={mug} onPublished={() => undefined} onClose={() => undefined} />);
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Out of order');
  await expect.element(publish).toBeDisabled();
  fetchStub.mockImplementation(async () => Response.json({ findings: [] }));
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect.element(publish).toBeEnabled();
});
