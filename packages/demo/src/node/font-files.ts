import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import { type DemoFont, demoFonts } from '../catalogue/fonts.ts';

const require = createRequire(import.meta.url);

export function readDemoFont({ file }: DemoFont): Promise<Buffer> {
  return readFile(require.resolve(file));
}

export function readDemoFontLicense({ licenseFile }: DemoFont): Promise<string> {
  return readFile(require.resolve(licenseFile), 'utf8');
}

let areRegistered = false;

export function registerDemoFonts(): void {
  if (areRegistered) return;
  for (const { name, file } of demoFonts('zh-CN')) {
    if (!GlobalFonts.registerFromPath(require.resolve(file), name))
      throw new Error(`the demo's font ${name} cannot be read: ${file}`);
  }
  areRegistered = true;
}
