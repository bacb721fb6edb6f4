import type { ImportPhotos, PhotoAssignments, UnmatchedImportPhoto } from '@platen/model/orders/import-tasks';
import type { Locale } from '@platen/model/text/locale';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AbilitiesProvider } from '../../../shared/session/abilities.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { ImportPhotosCard } from './import-photos-card.tsx';

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1280, 900);
});

const packed = (path: string): UnmatchedImportPhoto => ({
  id: `file:${path}`,
  path,
  reason: 'no_order',
  row_number: null,
  url: null,
});
const floating: UnmatchedImportPhoto = {
  id: 'xl/media/image1.png',
  path: 'image1.png',
  reason: 'no_cell',
  row_number: 9,
  url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
};
const place = (row_number: number) => ({ row_number, no: `A-${row_number}`, column: '定制项-Photo', label: 'Photo' });
const found: ImportPhotos = {
  matched_count: 4,
  unmatched_count: 3,
  unmatched: [packed('img2.png'), packed('img10.png'), floating],
  places_count: 3,
  places: [2, 3, 5].map(place),
  assigned: [],
  is_outdated: false,
};

/** The card on the screen of a task, with a server that stores what it receives. */
async function show(
  photos: ImportPhotos,
  { canAssign = true, locale = 'en-US' }: { canAssign?: boolean; locale?: Locale } = {},
) {
  const server: { sent: PhotoAssignments['assignments'][] } = { sent: [] };
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { assignments } = JSON.parse(body as string) as PhotoAssignments;
    server.sent.push(assignments);
    const assigned = assignments.map(({ photo: id, row_number }) => {
      const photo = photos.unmatched.find((each) => each.id === id) ?? packed(id);
      return { ...place(row_number), photo };
    });
    return Response.json({ photos: { ...photos, assigned, is_outdated: true } });
  });
  function Page() {
    const [shown, setShown] = useState(photos);
    return <ImportPhotosCard taskId={7} photos={shown} onChanged={(task) => setShown(task.photos ?? shown)} />;
  }
  await showScreen(
    <IntlProvider locale={locale}>
      <AbilitiesProvider abilities={canAssign ? { import_tasks: ['read', 'update'] } : { import_tasks: ['read'] }}>
        <Page />
      </AbilitiesProvider>
    </IntlProvider>,
  );
  return server;
}

it('assigns unmatched photos on click, fills the rest in the order of their names, and undoes', async () => {
  const server = await show(found);
  await expect.element(page.getByRole('heading', { name: '3 images match no row' })).toBeVisible();
  await expect.element(page.getByText('4 images were matched to their rows by file name.')).toBeVisible();
  await expect.element(page.getByText('images sorted by file name', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'image1.png' })).toBeVisible();
  await expect.element(page.getByText('Lies on row 9, in no image cell of an order')).toBeVisible();
  await page.getByRole('combobox', { name: 'Assign img10.png to a row' }).click();
  await page.getByTitle('Row 3 A-3 Photo').click();
  await expect.element(page.getByRole('heading', { name: '1 image assigned' })).toBeVisible();
  await expect.element(page.getByText('Check again to put the assigned images', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Fill rows in order with 2 images' }).click();
  await expect.element(page.getByRole('heading', { name: 'Images assigned to rows' })).toBeVisible();
  const column = '定制项-Photo';
  expect(server.sent.at(-1)).toEqual([
    { photo: 'file:img10.png', row_number: 3, column },
    { photo: 'xl/media/image1.png', row_number: 2, column },
    { photo: 'file:img2.png', row_number: 5, column },
  ]);
  await page.getByRole('button', { name: 'Undo the assignment of img10.png' }).click();
  await expect.element(page.getByRole('heading', { name: '1 image matches no row' })).toBeVisible();
  expect(server.sent.at(-1)).toHaveLength(2);
});

it('assigns by keyboard on a phone, in Chinese', async () => {
  await page.viewport(390, 844);
  const server = await show(found, { locale: 'zh-CN' });
  await expect.element(page.getByRole('heading', { name: '3 张图片没有对应的行' })).toBeVisible();
  const choice = page.getByRole('combobox', { name: '把 img2.png 指定到行' });
  await expect.element(choice).toBeVisible();
  choice.element().focus();
  await userEvent.keyboard('A-5');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: '已指定 1 张图片' })).toBeVisible();
  expect(server.sent).toEqual([[{ photo: 'file:img2.png', row_number: 5, column: '定制项-Photo' }]]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

it('shows when no row has room, and requires the ability to assign', async () => {
  await show({ ...found, places: [], places_count: 0 });
  await expect.element(page.getByText('Every row has its image, or takes none.')).toBeVisible();
  await show(found, { canAssign: false });
  await expect.element(page.getByText('img2.png').nth(1)).toBeVisible();
  expect(page.getByRole('combobox').elements()).toEqual([]);
  expect(page.getByRole('button').elements()).toEqual([]);
});
