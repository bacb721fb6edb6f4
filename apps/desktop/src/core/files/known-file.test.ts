import { mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileRefused } from './file-refused.ts';
import { findInFolder, withUnchanged } from './known-file.ts';

let dir = '';
let folder = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'platen-folder-'));
  folder = join(dir, 'orders');
  await mkdir(join(folder, 'images'), { recursive: true });
  await writeFile(join(folder, 'images', '1.png'), 'one');
  await writeFile(join(dir, 'secret.png'), 'secret');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function refusalOf(run: () => Promise<unknown>): Promise<string> {
  const error: unknown = await run().then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return error instanceof FileRefused ? `${error.reason}: ${error.textIn('zh-CN')}` : `not refused (${String(error)})`;
}

describe('a file that a sheet names', () => {
  it.each(['images/1.png', './images/1.png', 'images\\1.png', 'images//1.png', 'images/../images/1.png'])(
    '%s is found',
    async (reference) => {
      expect((await findInFolder(folder, reference)).path).toBe(join(folder, 'images', '1.png'));
    },
  );

  it.each([
    '../secret.png',
    'images/../../secret.png',
    'images\\..\\..\\secret.png',
    '/etc/passwd',
    'C:\\1.png',
    'c:1.png',
    '\\\\host\\1.png',
  ])('%s leaves the folder', async (reference) => {
    const text = `image_outside: 图片“${reference}”不在表格所在的文件夹中`;
    expect(await refusalOf(() => findInFolder(folder, reference))).toBe(text);
  });

  it.each(['images/2.png', 'images', 'images/1.png/more'])('%o is no file', async (reference) => {
    expect(await refusalOf(() => findInFolder(folder, reference))).toBe(`image_missing: 图片“${reference}”不存在`);
  });

  it('is no link, and lies behind none', async () => {
    await symlink(join(dir, 'secret.png'), join(folder, 'link.png'));
    await symlink(dir, join(folder, 'up'));
    for (const reference of ['link.png', 'up/secret.png']) {
      const text = `image_link: 图片“${reference}”是快捷方式或链接，请放入图片文件本身`;
      expect(await refusalOf(() => findInFolder(folder, reference))).toBe(text);
    }
  });
});

describe('a file that changes', () => {
  const changed = 'image_changed: 图片“images/1.png”在读取后被修改，请重新导入表格';
  const path = () => join(folder, 'images', '1.png');
  const readAll = () => Promise.resolve('read');

  it('is read while it is the same', async () => {
    const file = await findInFolder(folder, 'images/1.png');
    expect(await withUnchanged(file, async (handle) => String(await handle.readFile()))).toBe('one');
  });

  it('is refused after it was looked at', async () => {
    const file = await findInFolder(folder, 'images/1.png');
    await writeFile(path(), 'other, longer');
    expect(await refusalOf(() => withUnchanged(file, readAll))).toBe(changed);
  });

  it('is refused where another file took its name, of the same size and time', async () => {
    const file = await findInFolder(folder, 'images/1.png');
    await writeFile(join(dir, 'other'), 'two');
    await utimes(join(dir, 'other'), file.modifiedMs / 1000, file.modifiedMs / 1000);
    await rename(join(dir, 'other'), path());
    expect(await refusalOf(() => withUnchanged(file, readAll))).toBe(changed);
  });

  it('is refused while it is read', async () => {
    const file = await findInFolder(folder, 'images/1.png');
    const read = () => withUnchanged(file, () => writeFile(path(), 'longer than before'));
    expect(await refusalOf(read)).toBe(changed);
  });

  it('is refused where a link took its place', async () => {
    const file = await findInFolder(folder, 'images/1.png');
    await rm(path());
    await symlink(join(dir, 'secret.png'), path());
    expect(await refusalOf(() => withUnchanged(file, readAll))).toMatch(/^image_link/);
  });
});
