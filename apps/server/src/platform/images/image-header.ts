import { imagePixelsMax } from '@platen/model/blobs';
import sharp from 'sharp';
import type { ByteSource } from '../store/store.ts';

/** Most pictures tell their size in these first bytes; those that do not are looked at as a whole. */
const prefixBytes = 256 * 1024;

export interface ImageSize {
  width: number;
  height: number;
}

/**
 * The size that people see, that is, turned as the camera says. Only headers are read: a picture that claims more
 * pixels than memory can hold must be refused before anything decodes it.
 */
export async function readImageSize(source: ByteSource): Promise<ImageSize | undefined> {
  const prefix = await source.read(0, prefixBytes);
  return (await sizeOf(prefix)) ?? source.withFile(sizeOf);
}

async function sizeOf(input: Buffer | string): Promise<ImageSize | undefined> {
  try {
    const { autoOrient } = await sharp(input, { limitInputPixels: false }).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return undefined;
  }
}

export function hasTooManyPixels({ width, height }: ImageSize): boolean {
  return width * height > imagePixelsMax;
}
