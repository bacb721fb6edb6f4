import type { Page } from '@playwright/test';
import sharp from 'sharp';

export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** The pixels of the preview on a screen, or of the image at a URL. */
export async function pixelsOf(page: Page, url?: string): Promise<Pixels> {
  const { base64, ...size } = await page.evaluate(async (address) => {
    const shown = document.querySelector('canvas') as HTMLCanvasElement;
    // Without color conversion: the sRGB profile of the print would round some values by one.
    const stored = async (at: string) =>
      createImageBitmap(await (await fetch(at)).blob(), { colorSpaceConversion: 'none' });
    const source = address === undefined ? shown : await stored(address);
    const { width, height } = source;
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    context?.drawImage(source, 0, 0);
    const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    let binary = '';
    // In chunks, because the number of arguments of a call is limited.
    for (let at = 0; at < data.length; at += 8192) binary += String.fromCharCode(...data.subarray(at, at + 8192));
    return { width, height, base64: btoa(binary) };
  }, url);
  return { ...size, data: Buffer.from(base64, 'base64') };
}

/**
 * The mean difference of two pictures per channel (0–255), both reduced to the same small size, because screens and
 * files differ in size.
 */
export async function meanDifference(one: Pixels, other: Pixels): Promise<number> {
  const [left, right] = await Promise.all([one, other].map(atSmallSize));
  if (!left || !right) throw new Error('nothing to compare');
  return left.reduce((sum, value, at) => sum + Math.abs(value - (right[at] ?? 0)), 0) / left.length;
}

function atSmallSize({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize(300, 300, { fit: 'fill' })
    .raw()
    .toBuffer();
}
