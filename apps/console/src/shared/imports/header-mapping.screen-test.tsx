import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { HeaderMappingDialog } from './header-mapping.dialog.tsx';

it('asks for a header mapping with suggestions, and stores it', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string));
    return new Response(init.body as string, { headers: { 'content-type': 'application/json' } });
  });
  const onSaved = vi.fn<() => void>();
  const headers = [
    { text: 'Order ID', key: null },
    { text: 'Qty', key: null },
    { text: '尺寸', key: 'size' },
    { text: 'Engraving', key: null },
    { text: 'Internal', key: null, samples: ['Ada', 'Grace'] },
  ];
  await showScreen(<HeaderMappingDialog headers={headers} onSaved={onSaved} onClose={() => undefined} />);
  const dialog = page.getByRole('dialog', { name: 'Map headers' });
  await expect.element(dialog).toHaveTextContent(/Order ID.*Order number.*Qty.*Quantity/);
  await expect.element(dialog).toHaveTextContent('Such as Ada · Grace');
  // A dialog takes the focus when it is fully open, which closes a list that was opened before.
  await vi.waitFor(() => {
    expect(document.getAnimations()).toEqual([]);
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  });
  const engraving = dialog.getByRole('combobox', { name: 'Engraving' });
  // Searched for, because the driver scrolls a long list that is still opening, and its first options leave the page for good.
  // Repeated, because a list closes when its page loses the focus, which tests in other pages of the browser may take.
  await vi.waitFor(
    async () => {
      await userEvent.fill(engraving, 'Engraving');
      await userEvent.click(page.getByText('Custom item “Engraving”'), { timeout: 5000 });
    },
    { timeout: 100_000 },
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Save and check again' }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      headers: ['Order ID', 'Qty', '尺寸', 'Engraving', 'Internal'],
      mapping: { 'Order ID': 'no', Qty: 'quantity', Engraving: '定制项-Engraving' },
    },
  ]);
  vi.unstubAllGlobals();
});
