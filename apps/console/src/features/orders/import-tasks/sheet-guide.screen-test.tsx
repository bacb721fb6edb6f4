import { sourceOfBytes } from '@platen/sheet/byte-source';
import { missingColumns } from '@platen/sheet/headers';
import { openOrderSheet } from '@platen/sheet/read-order-sheet';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { SheetGuide } from './sheet-guide.tsx';

afterEach(() => vi.restoreAllMocks());

it.each([
  { locale: 'en-US', button: 'Download a sample sheet', column: 'Order number', other: '客户订单号' },
  { locale: 'zh-CN', button: '下载示例表格', column: '客户订单号', other: 'Order number' },
] as const)('names the columns in $locale, and saves a sheet that has them', async ({ locale, ...words }) => {
  const saved: Blob[] = [];
  const { createObjectURL } = URL;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content);
    return createObjectURL(content);
  });
  await showScreen(
    <IntlProvider locale={locale}>
      <SheetGuide />
    </IntlProvider>,
  );
  const column = page.getByRole('listitem').filter({ hasText: words.other }).first();
  await expect.element(column).toHaveTextContent(words.column);
  await page.getByRole('button', { name: words.button }).click();
  await expect.poll(() => saved.length).toBe(1);
  const sheet = await openOrderSheet(
    sourceOfBytes(new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0))),
  );
  expect(missingColumns(sheet.headers)).toEqual([]);
});
