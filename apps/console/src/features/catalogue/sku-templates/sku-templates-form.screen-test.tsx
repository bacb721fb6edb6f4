import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FilesProvider } from '../../../shared/files/files-provider.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { template } from '../../../testing/template.ts';
import { SkuTemplateCreate } from './sku-templates.form.tsx';

const fetchStub = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
  fetchStub.mockImplementation(async (url, init) => {
    if (init?.method === 'POST') return Response.json(template({ id: 9, state: 'pending' }));
    return Response.json((url as string).includes('read_options') ? { data: [], meta: { total: 0 } } : {});
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const cell = (name: string) => page.getByRole('spinbutton', { name: `${name}, row 1` });
const dpi = page.getByRole('spinbutton', { name: 'Resolution' });
const sent = () => {
  const post = fetchStub.mock.calls.find(([, init]) => init?.method === 'POST');
  return JSON.parse((post?.[1]?.body as string | undefined) ?? '{}') as Record<string, unknown>;
};

async function open() {
  const shown = await showScreen(
    <FilesProvider>
      <SkuTemplateCreate />
    </FilesProvider>,
    '/sku_templates/new',
  );
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  return shown;
}

it('computes pixels from millimeters and vice versa, and again for another resolution', async () => {
  await open();
  await userEvent.fill(dpi, '300');
  await userEvent.fill(cell('Print width'), '200');
  await userEvent.fill(cell('Print height'), '90');
  await expect.element(cell('Width in pixels')).toHaveValue('2362');
  await expect.element(cell('Height in pixels')).toHaveValue('1063');
  await userEvent.fill(dpi, '150');
  await expect.element(cell('Width in pixels')).toHaveValue('1181');
  await userEvent.fill(cell('Width in pixels'), '2400');
  await expect.element(cell('Print width')).toHaveValue('406.4');
  await userEvent.fill(dpi, '300');
  await expect.element(cell('Print width')).toHaveValue('203.2');
  await expect.element(cell('Width in pixels')).toHaveValue('2400');
});

it('continues to the designer, with initial images, and never goes back to the empty form', async () => {
  const shown = await open();
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Mug');
  await userEvent.fill(cell('Price'), '19.9');
  await userEvent.fill(cell('Print width'), '200');
  await userEvent.fill(cell('Print height'), '90');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => shown.address()).toBe('/editor/9');
  expect(shown.canGoBack()).toBe(false);
  expect(sent()).toMatchObject({
    starter_images: true,
    dpi_value: 150,
    size_prices: [{ size: '', price: 19.9, width: 1181, height: 531 }],
  });
  expect(JSON.stringify(sent())).not.toContain('_mm');
});

it('requires the print size of rendered templates', async () => {
  await open();
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Mug');
  await userEvent.fill(cell('Price'), '19.9');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Print width is required')).toBeVisible();
  await userEvent.fill(cell('Width in pixels'), '600');
  await expect.element(page.getByText('Print width is required')).not.toBeInTheDocument();
  expect(sent()).toEqual({});
});
