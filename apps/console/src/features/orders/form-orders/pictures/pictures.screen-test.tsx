import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { item, template } from '../../../../testing/template.ts';
import type { UploadService } from '../../../../ui/upload/upload.types.ts';
import { cellOf, pasteInto, showGrid } from '../testing/show-grid.tsx';

afterEach(() => page.viewport(1280, 900));

const badge = template({ excel_config: [item('Photo', { type: 'image', required: true }), item('Name')] });

async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(4, 3);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 3);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

function drop(files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = { bubbles: true, cancelable: true, dataTransfer };
  page.getByRole('table').element().dispatchEvent(new DragEvent('drop', event));
}

it('matches images to rows by file name, and shows why others do not match', async () => {
  let id = 0;
  let isBroken = true;
  const upload: UploadService['upload'] = async (file) => {
    if (file.name === 'A-2.png' && isBroken) throw new Error('The line broke');
    return { id: ++id, url: `/app_api/v1/blobs/${id}/${file.name}`, filename: file.name };
  };
  const { drafts } = await showGrid({ ordered: badge, upload });
  pasteInto('Order number 1', 'A-1\t\tM\nA-2\t\tM\nA-3\t\tM');
  await expect.element(cellOf('Order number 3')).toHaveValue('A-3');
  drop([
    ...(await Promise.all(['A-1.png', 'A-2.png', 'holiday.png'].map(picture))),
    new File(['no picture'], 'A-3_photo.png', { type: 'image/png' }),
    new File(['x'], 'list.txt', { type: 'text/plain' }),
  ]);
  await expect.element(page.getByText('3 of 5 images matched to 3 orders')).toBeVisible();
  await expect.element(page.getByText('No row has this order number')).toBeVisible();
  await expect.element(page.getByText('The line broke')).toBeVisible();
  await expect.element(page.getByText('list.txt', { exact: false })).toBeVisible();
  const photos = () => drafts().map(({ values }) => values['Photo']?.split('/').at(-1));
  await expect.poll(photos).toEqual(['A-1.png', undefined, undefined]);
  isBroken = false;
  await page.getByRole('button', { name: 'Upload 2 images again' }).click();
  await expect.poll(photos).toEqual(['A-1.png', 'A-2.png', undefined]);
});

const keepAny = (): UploadService['upload'] => {
  let id = 0;
  return async (file) => ({ id: ++id, url: `/app_api/v1/blobs/${++id}/${file.name}`, filename: file.name });
};

it('shows the naming rule first, and assigns unmatched images on click or in the order of their names', async () => {
  const { drafts } = await showGrid({ ordered: badge, upload: keepAny() });
  pasteInto('Order number 1', 'A-1\t\tM\nA-2\t\tM\nA-3\t\tM');
  await expect.element(cellOf('Order number 3')).toHaveValue('A-3');
  await page.getByRole('button', { name: 'Add images' }).click();
  await expect.element(page.getByText('You can then assign the others to rows', { exact: false })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  drop(await Promise.all(['img10.png', 'img2.png', 'img1.png'].map(picture)));
  await expect.element(page.getByText('0 of 3 images matched to 0 orders')).toBeVisible();
  await expect.element(page.getByText('images sorted by file name', { exact: false })).toBeVisible();
  await page.getByRole('combobox', { name: 'Assign img10.png to a row' }).click();
  await page.getByTitle('Row 2 A-2 Photo').click();
  const photos = () => drafts().map(({ values }) => values['Photo']?.split('/').at(-1));
  await expect.poll(photos).toEqual([undefined, 'img10.png', undefined]);
  await page.getByRole('button', { name: 'Fill rows in order with 2 images' }).click();
  await expect.poll(photos).toEqual(['img1.png', 'img10.png', 'img2.png']);
  await expect.element(page.getByText('3 of 3 images matched to 3 orders')).toBeVisible();
});

it('assigns by keyboard on a phone, in Chinese, and shows when there is no row for an image', async () => {
  await page.viewport(390, 844);
  const { drafts } = await showGrid({ ordered: badge, upload: keepAny(), locale: 'zh-CN' });
  drop([await picture('zhang.png')]);
  await expect.element(page.getByText('先填写订单', { exact: false })).toBeVisible();
  pasteInto('客户订单号 1', 'A-1\t\tM\nA-2\t\tM');
  const choice = page.getByRole('combobox', { name: '把 zhang.png 指定到行' });
  await expect.element(choice).toBeVisible();
  choice.element().focus();
  await userEvent.keyboard('A-2');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => drafts().map(({ values }) => values['Photo']?.split('/').at(-1)))
    .toEqual([undefined, 'zhang.png']);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

it('says while a photo is chosen that it will look blurred, and takes it', async () => {
  const photo = { ...item('Photo', { type: 'image' }), width: 40, height: 30 };
  const { drafts } = await showGrid({ ordered: template({ excel_config: [photo] }), upload: keepAny() });
  const input = document.querySelector('[data-column="value:Photo"] input[type="file"]');
  await userEvent.upload(input as HTMLElement, await picture('tiny.png'));
  // Shown at 40 × 30 px and 150 dpi; a print gets no warning from 100 dpi on.
  await expect
    .element(page.getByText('“tiny.png” is only 4 × 3 px and may print blurred. Use at least 27 × 20 px'))
    .toBeVisible();
  await expect.poll(() => drafts()[0]?.values['Photo']).toMatch(/tiny\.png$/);
});
