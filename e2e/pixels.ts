import type { Page } from '@playwright/test';

export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** The pixels of the preview that a screen shows, or of an image at an address. */
export async function pixelsOf(page: Page, url?: string): Promise<Pixels> {
  const { base64, ...size } = await page.evaluate(async (address) => {
    const shown = document.querySelector('canvas') as HTMLCanvasElement;
    const source = address === undefined ? shown : await createImageBitmap(await (await fetch(address)).blob());
    const { width, height } = source;
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    context?.drawImage(source, 0, 0);
    const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    let binary = '';
    // In pieces: a call takes only so many arguments.
    for (let at = 0; at < data.length; at += 8192) binary += String.fromCharCode(...data.subarray(at, at + 8192));
    return { width, height, base64: btoa(binary) };
  }, url);
  return { ...size, data: Buffer.from(base64, 'base64') };
}

/** How far two pictures of one size are apart on average, of 255. */
export function meanDifference(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return 255;
  let sum = 0;
  for (let at = 0; at < one.data.length; at++) sum += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
  return sum / one.data.length;
}
