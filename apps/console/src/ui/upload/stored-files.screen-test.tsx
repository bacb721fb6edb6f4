import type { Locale } from '@platen/model/text/locale';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { centerOf, holdPointer } from '../../testing/real-pointer.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { StoredFiles } from './stored-files.tsx';
import type { StoredFile, UploadService } from './upload.types.ts';
import { UploadServiceContext } from './upload-service.ts';

/** Nothing is uploaded here. */
const service: UploadService = {
  upload: () => Promise.reject(new Error('there is no server')),
  list: () => Promise.reject(new Error('there is no server')),
  tags: async () => [],
  thumbnail: (url) => url,
};

const named = (filename: string, id: number): StoredFile => ({ id, filename, url: `/${filename}` });

async function showSortable(locale: Locale = 'en-US') {
  const values: string[][] = [];
  function Files() {
    const [files, setFiles] = useState<readonly StoredFile[]>(['one.zip', 'two.zip', 'three.zip'].map(named));
    return (
      <IntlProvider locale={locale}>
        <UploadServiceContext value={service}>
          <StoredFiles
            variant="rows"
            files={files}
            className={undefined}
            onChange={(next) => {
              values.push(next.map(({ filename }) => filename));
              setFiles(next);
            }}
          >
            <li>Upload</li>
          </StoredFiles>
        </UploadServiceContext>
      </IntlProvider>
    );
  }
  await showScreen(<Files />);
  const handle = (name: string) => page.getByRole('button', { name, exact: true });
  await expect.element(handle(locale === 'zh-CN' ? '移动 one.zip' : 'Move one.zip')).toBeVisible();
  return { values, handle };
}

const namesShown = () =>
  [...document.querySelectorAll('li[data-state="done"]')].map((item) => item.textContent?.match(/\w+\.zip/)?.[0]);

async function announced(words: string) {
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument();
}

it.each([
  {
    locale: 'en-US',
    move: 'Move one.zip',
    lifted: 'one.zip picked up.',
    moved: 'one.zip moved to position 2.',
    dropped: 'one.zip dropped at position 2.',
    canceled: 'one.zip stays where it was.',
    instructions: 'Press Space to pick up the file',
  },
  {
    locale: 'zh-CN',
    move: '移动 one.zip',
    lifted: '已拿起 one.zip。',
    moved: 'one.zip 现在位于第 2 位。',
    dropped: 'one.zip 已放到第 2 位。',
    canceled: 'one.zip 保持原位。',
    instructions: '按空格键拿起文件',
  },
] as const)('sorts files by keyboard, and announces it in $locale', async ({ locale, ...words }) => {
  const { values, handle } = await showSortable(locale);
  await expect.element(handle(words.move)).toHaveAccessibleDescription(new RegExp(words.instructions));
  (handle(words.move).element() as HTMLElement).focus();
  await userEvent.keyboard('[Space]');
  await announced(words.lifted);
  await userEvent.keyboard('{ArrowDown}');
  await announced(words.moved);
  await userEvent.keyboard('{Escape}');
  await announced(words.canceled);
  await expect.poll(namesShown).toEqual(['one.zip', 'two.zip', 'three.zip']);
  expect(values).toEqual([]);
  (handle(words.move).element() as HTMLElement).focus();
  await userEvent.keyboard('[Space]');
  await announced(words.lifted);
  await userEvent.keyboard('{ArrowDown}');
  await announced(words.moved);
  await userEvent.keyboard('[Space]');
  await announced(words.dropped);
  await expect.poll(() => values.at(-1)).toEqual(['two.zip', 'one.zip', 'three.zip']);
  await expect.poll(namesShown).toEqual(['two.zip', 'one.zip', 'three.zip']);
});

it('sorts files by dragging them, and removes one afterwards', async () => {
  const { values, handle } = await showSortable();
  await userEvent.dragAndDrop(handle('Move one.zip'), handle('Move three.zip'), { steps: 8 });
  await expect.poll(() => values.at(-1)).toEqual(['two.zip', 'three.zip', 'one.zip']);
  await handle('Remove three.zip').click();
  await expect.poll(namesShown).toEqual(['two.zip', 'one.zip']);
});

it('sorts files by touch, and cancels with Escape', async () => {
  const { values, handle } = await showSortable();
  const second = centerOf(handle('Move two.zip').element());
  const finger = await holdPointer('touch', handle('Move one.zip').element());
  await finger.moveTo(second);
  await announced('one.zip moved to position 2.');
  await finger.release();
  await expect.poll(() => values.at(-1)).toEqual(['two.zip', 'one.zip', 'three.zip']);
  const mouse = await holdPointer('mouse', handle('Move two.zip').element());
  await mouse.moveTo(centerOf(handle('Move three.zip').element()));
  await announced('two.zip moved to position 3.');
  await userEvent.keyboard('{Escape}');
  await announced('two.zip stays where it was.');
  await mouse.release();
  await expect.poll(namesShown).toEqual(['two.zip', 'one.zip', 'three.zip']);
  expect(values).toHaveLength(1);
});
