import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Scene } from '@platen/design/scene';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Assets } from '../assets.ts';
import { findUnreadable } from '../codes/find-unreadable.ts';
import type { Painter } from '../drawing.ts';
import type { Finding } from '../findings.ts';

/** What drawing would find, and whether every code can be read from the pixels that will be printed. */
export async function inspectForPrint(painter: Painter, scene: Scene, assets: Assets): Promise<readonly Finding[]> {
  const { findings, codes } = painter.inspect(scene, assets);
  return [...findings, ...(await findUnreadable(painter, scene, assets, codes, openCodeReader))];
}

let isPrepared = false;

/** From the package's own file: by itself the reader would fetch it over the network. */
export async function openCodeReader(): Promise<typeof readBarcodes> {
  if (!isPrepared) {
    isPrepared = true;
    const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  }
  return readBarcodes;
}
