import sharp from 'sharp';

/** A real picture of one colour. */
export function pngOf(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
