import type { Page } from '@playwright/test';
import sharp from 'sharp';

export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** The pixels of the preview that a screen shows, or of an image at an address. */
export async function pixelsOf(page: Page, url?: string): Promise<Pixels> {
  const { base64, ...size } = await page.evaluate(async (address) => {
    const shown = document.querySelector('canvas') as HTMLCanvasElement;
    // As they are stored: by the print's sRGB profile some would be rounded by one.
    const stored = async (at: string) =>
      createImageBitmap(await (await fetch(at)).blob(), { colorSpaceConversion: 'none' });
    const source = address === undefined ? shown : await stored(address);
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

/** How far two pictures are apart on average, of 255, both seen at one small size: screens and files differ in theirs. */
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
