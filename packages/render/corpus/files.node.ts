import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { prepareInMemory, unpackFont } from '../src/node.ts';
import { madeFonts } from './made-fonts.ts';
import type { fontNames } from './scene-parts.ts';

const require = createRequire(import.meta.url);

/** The fonts of the corpus come from npm packages under the Open Font License, which include the license. */
export const fontFiles: Record<(typeof fontNames)[number], string> = {
  'Ma Shan Zheng': require.resolve('@expo-google-fonts/ma-shan-zheng/400Regular/MaShanZheng_400Regular.ttf'),
  'Noto Serif': require.resolve('@fontsource-variable/noto-serif/files/noto-serif-latin-wght-normal.woff2'),
  'Noto Sans Arabic': require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  'Noto Sans Thai': require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
  'Bungee Spice': require.resolve('@expo-google-fonts/bungee-spice/400Regular/BungeeSpice_400Regular.ttf'),
};

const partsDir = join(import.meta.dirname, 'fonts');

/** Parts of fonts, with the characters that `fonts/README.md` lists. */
const fontParts: Readonly<Record<string, string>> = {
  'Noto Nastaliq Urdu': join(partsDir, 'noto-nastaliq-urdu.woff2'),
  'Material Icons': join(partsDir, 'material-icons.ttf'),
};

/** The tables of a font of the corpus, from a file or from `madeFonts`. */
export async function readFont(name: string): Promise<Uint8Array | undefined> {
  if (Object.hasOwn(madeFonts, name)) return madeFonts[name as keyof typeof madeFonts];
  const files: Readonly<Record<string, string>> = { ...fontFiles, ...fontParts };
  const bytes = Object.hasOwn(files, name) ? read(files[name]) : undefined;
  return bytes && unpackFont(bytes);
}

export const picturesDir = join(import.meta.dirname, 'pictures');

const prepared = new Map<string, Promise<Uint8Array | undefined>>();

/** A picture of the corpus after the preparation that the server gives every upload; all hosts draw from this. */
export function preparedPicture(name: string): Promise<Uint8Array | undefined> {
  const bytes = read(join(picturesDir, name));
  // The server refuses an upload that cannot be prepared. The raw bytes let tests check that drawing reports it as
  // damaged.
  const made = prepared.get(name) ?? (bytes ? prepareInMemory(bytes).catch(() => bytes) : Promise.resolve(undefined));
  prepared.set(name, made);
  return made;
}

/** The corpus as a source of assets on the server. */
export const corpusSource = {
  font: readFont,
  image: (url: string) => preparedPicture(url),
};

function read(path: string | undefined): Uint8Array | undefined {
  try {
    return path ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}
