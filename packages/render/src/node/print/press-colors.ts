import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** The inks of a pixel: cyan, magenta, yellow and black, a byte each. */
export const inkCount = 4;

/**
 * The inks for pixels of sRGB by the profile of a press, in one step. The pixels must not be brought to CMYK before:
 * libvips would do that by a profile of its own, and the press's gamut would be cut down to that other one.
 * @param pixels RGB, three bytes each
 * @param profilePath the profile as a file: libvips takes it in no other way
 */
export async function toInks(pixels: Uint8Array, profilePath: string): Promise<Uint8Array> {
  const count = pixels.length / 3;
  // Sharp takes no row of more than 10 million pixels; a pixel's inks do not depend on where it lies.
  const width = widthFor(count);
  const raw = { width, height: count / width, channels: 3 as const };
  const { data, info } = await sharp(pixels, { raw, limitInputPixels: false })
    .withIccProfile(profilePath)
    .raw()
    .toBuffer({ resolveWithObject: true });
  // With a profile that lcms cannot use, sharp leaves the pixels as they were and says nothing.
  if (info.channels !== inkCount) throw new PressProfileError('the profile cannot be used for a conversion');
  return data;
}

/** A profile by which no inks can be found: damaged, of other colors, or one way only. */
export class PressProfileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PressProfileError';
  }
}

/** White, black, the three lights and the colors between them: a table that is cut off or blank tells by these. */
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
/** Of 400: paper that is to stay white gets hardly any ink. */
const whiteInkMaxPercent = 40;
const blackInkMinPercent = 90;

/** Whether a file is the profile of a press, found out by converting with it. */
export async function isPressProfile(profile: Uint8Array): Promise<boolean> {
  const head = Buffer.from(profile.buffer, profile.byteOffset, profile.byteLength);
  if (head.length < 132 || head.readUInt32BE(0) > head.length) return false;
  if (head.toString('latin1', 36, 40) !== 'acsp' || head.toString('latin1', 16, 20) !== 'CMYK') return false;
  const folder = await mkdtemp(join(tmpdir(), 'platen-profile-'));
  try {
    const path = join(folder, 'press.icc');
    await writeFile(path, profile);
    const inks = await toInks(Uint8Array.from(probes.flat()), path);
    return areSensible(inks);
  } catch {
    return false;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function areSensible(inks: Uint8Array): boolean {
  const colors = probes.map((_, index) => [...inks.subarray(index * inkCount, (index + 1) * inkCount)]);
  const [white = 400, black = 0] = colors.map((each) => each.reduce((sum, ink) => sum + ink, 0) / 2.55);
  const areDistinct = new Set(colors.map(String)).size === colors.length;
  return white <= whiteInkMaxPercent && black >= blackInkMinPercent && areDistinct;
}

/** A width by which a count of pixels makes whole rows. */
function widthFor(count: number): number {
  for (let width = Math.min(count, 10_000); width > 1; width--) if (count % width === 0) return width;
  return count === 0 ? 1 : count;
}
