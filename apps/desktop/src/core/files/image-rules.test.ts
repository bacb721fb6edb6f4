import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FileRefused } from './file-refused.ts';
import { checkImage, imageMaxBytes } from './image-rules.ts';
import { findInFolder } from './known-file.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'platen-images-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

async function reasonFor(name: string): Promise<string> {
  const found: unknown = await checkImage(await findInFolder(dir, name)).catch((error: unknown) => error);
  return found instanceof FileRefused ? found.textIn('zh-CN') : 'taken';
}

it('takes and refuses images by their endings, their size and their content', async () => {
  const small = await png(8, 8);
  const huge = Buffer.from(small);
  huge.writeUInt32BE(20_000, 16);
  huge.writeUInt32BE(12_001, 20);
  await writeFile(join(dir, 'a.PNG'), small);
  await writeFile(join(dir, 'b.webp'), small);
  await writeFile(join(dir, 'c.png'), 'no image');
  await writeFile(join(dir, 'd.png'), huge);
  const large = await open(join(dir, 'e.jpg'), 'w');
  await large.truncate(imageMaxBytes + 1);
  await large.close();
  expect(await reasonFor('a.PNG')).toBe('taken');
  expect(await reasonFor('b.webp')).toBe('图片“b.webp”格式不支持，可用：.png、.jpg、.jpeg');
  expect(await reasonFor('c.png')).toBe('无法读取图片“c.png”的宽高');
  expect(await reasonFor('d.png')).toBe('图片“d.png”超过 240000000 像素');
  expect(await reasonFor('e.jpg')).toBe('图片“e.jpg”超过 35 MB');
});
