import sharp from 'sharp';

/** A real picture of one color. */
export function pngOf(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A press profile: the one that libvips includes. */
export async function pressProfile(): Promise<Buffer> {
  const made = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
  const { icc } = await sharp(await made.toColourspace('cmyk').withIccProfile('cmyk').tiff().toBuffer()).metadata();
  if (!icc) throw new Error('libvips has no profile for CMYK any more');
  return icc;
}
