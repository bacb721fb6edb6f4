import type { readBarcodes } from 'zxing-wasm/reader';

let opening: Promise<typeof readBarcodes> | undefined;

/** Loaded where there is a code to read, and not before: most templates have none, and it is a megabyte. */
export function openCodeReader(): Promise<typeof readBarcodes> {
  opening ??= load();
  return opening;
}

async function load(): Promise<typeof readBarcodes> {
  const { prepareZXingModule, readBarcodes: read } = await import('zxing-wasm/reader');
  // By itself the reader would fetch it from a host that is not ours.
  const wasmUrl = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;
  prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });
  return read;
}
