import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import type { FontFault } from '../../text/font-file.ts';
import { openFontFile, unpackFont } from './font-upload.ts';

const require = createRequire(import.meta.url);
const woff2 = await readFile(
  require.resolve('@fontsource-variable/noto-serif/files/noto-serif-latin-wght-normal.woff2'),
);
const ttf = await readFile(require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'));

it('unpacks WOFF2 and leaves other fonts as they are', async () => {
  expect(await unpackFont(ttf)).toBe(ttf);
  const tables = await unpackFont(woff2);
  expect(Buffer.from(tables).readUInt32BE(0)).toBe(0x00010000);
  expect(await unpackFont(tables)).toBe(tables);
  await expect(openFontFile(woff2)).resolves.toBeDefined();
});

/** The same file with another claim about the size of its tables. */
function claiming(byteCount: number): Buffer {
  const file = Buffer.from(woff2);
  file.writeUInt32BE(byteCount, 16);
  return file;
}

it.each<[string, Buffer, FontFault]>([
  ['was cut in its header', woff2.subarray(0, 40), 'damaged'],
  ['was cut in its data', woff2.subarray(0, 300), 'damaged'],
  ['claims more than a font has', claiming(0x7fff_ffff), 'damaged'],
  ['is empty', Buffer.alloc(0), 'not_a_font'],
])('refuses a file that %s', async (_, file, fault) => {
  await expect(openFontFile(file)).rejects.toMatchObject({ fault });
});
