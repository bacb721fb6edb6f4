import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** The number of inks of a pixel: cyan, magenta, yellow and black, with one byte each. */
export const inkCount = 4;

/**
 * Converts sRGB pixels to the inks of a press in one step, by its profile. The pixels must not be converted to CMYK
 * before: libvips would use a built-in profile for that, and colors outside of its gamut would be lost.
 * @param pixels RGB, three bytes for each pixel
 * @param profilePath the path of the profile, which sharp accepts only as a file
 */
export async function toInks(pixels: Uint8Array, profilePath: string): Promise<Uint8Array> {
  const count = pixels.length / 3;
  // Sharp accepts no row of more than 10 million pixels, so the pixels are arranged in rows of any width that fits. The
  // inks of a pixel do not depend on its position.
  const width = widthFor(count);
  const raw = { width, height: count / width, channels: 3 as const };
  const { data, info } = await sharp(pixels, { raw, limitInputPixels: false })
    .withIccProfile(profilePath)
    .raw()
    .toBuffer({ resolveWithObject: true });
  // With a profile that lcms cannot use, sharp returns the pixels unchanged and reports no error.
  if (info.channels !== inkCount) throw new PressProfileError('the profile cannot be used for a conversion');
  return data;
}

/** A profile that cannot convert to inks: it is damaged, is not CMYK, or has no table for this direction. */
export class PressProfileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PressProfileError';
  }
}

/** White, black, primary and secondary colors. A truncated or empty table gives implausible inks for some of them. */
const probes = [
  [255, 255, 255],
  [0, 0, 0],
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [0, 255, 255],
  [255, 0, 255],
  [255, 255, 0],
] as const;
/** The most ink that white may get, where all four inks together are 400 %: unprinted paper must stay almost clean. */
const whiteInkMaxPercent = 40;
/** The least ink that black must get, where all four inks together are 400 %. */
const blackInkMinPercent = 90;

/** Whether a file is a usable press profile, tested by converting a few colors with it. */
export async function isPressProfile(profile: Uint8Array): Promise<boolean> {
  const head = Buffer.from(profile.buffer, profile.byteOffset, profile.byteLength);
  if (head.length < 132 || head.readUInt32BE(0) > head.length) return false;
  if (head.toString('latin1', 36, 40) !== 'acsp' || head.toString('latin1', 16, 20) !== 'CMYK') return false;
  const folder = await mkdtemp(join(tmpdir(), 'platen-profile-'));
  try {
    const path = join(folder, 'press.icc');
    await writeFile(path, profile);
    const inks = await toInks(Uint8Array.from(probes.flat()), path);
    return arePlausible(inks);
  } catch {
    return false;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function arePlausible(inks: Uint8Array): boolean {
  const colors = probes.map((_, index) => [...inks.subarray(index * inkCount, (index + 1) * inkCount)]);
  const [white = 400, black = 0] = colors.map((each) => each.reduce((sum, ink) => sum + ink, 0) / 2.55);
  const areDistinct = new Set(colors.map(String)).size === colors.length;
  return white <= whiteInkMaxPercent && black >= blackInkMinPercent && areDistinct;
}

/** A width that divides the number of pixels, so that all rows are full. */
function widthFor(count: number): number {
  for (let width = Math.min(count, 10_000); width > 1; width--) if (count % width === 0) return width;
  return count === 0 ? 1 : count;
}
