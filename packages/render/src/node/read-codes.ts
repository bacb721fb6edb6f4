import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Scene } from '@platen/design/scene';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Assets } from '../assets.ts';
import { findUnreadable } from '../codes/find-unreadable.ts';
import type { Painter } from '../drawing.ts';
import { findBlank } from '../find-blank.ts';
import type { Finding } from '../findings.ts';

/**
 * Returns the findings that drawing would have, and what only the printed pixels show: codes that cannot be read, and an
 * image without any ink.
 */
export async function inspectForPrint(painter: Painter, scene: Scene, assets: Assets): Promise<readonly Finding[]> {
  const { findings, codes } = painter.inspect(scene, assets);
  const unreadable = await findUnreadable(painter, scene, assets, codes, openCodeReader);
  return [...findings, ...unreadable, ...findBlank(painter, scene, assets, findings)];
}

let isPrepared = false;

/** Loads the WebAssembly of the reader from the installed package. By default, the reader would download it. */
export async function openCodeReader(): Promise<typeof readBarcodes> {
  if (!isPrepared) {
    isPrepared = true;
    const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  }
  return readBarcodes;
}
