import { optionImageSideMinPx } from '@platen/design/constants';
import type { Size } from '@platen/design/geometry';
import type { ImageOption } from '@platen/design/items';
import type { StoredFile } from '../../../../ui/upload/upload.types.ts';
import { pictureSize } from './picture-sizes.ts';

/** The initial width of a tile. */
const tileWidthPx = 100;

/** The size of an option whose image was replaced: the width stays the same. */
export function inRatio(
  { width = tileWidthPx }: Pick<ImageOption, 'width'>,
  picture: Size,
): Required<Pick<ImageOption, 'width' | 'height'>> {
  const height = Math.round(((width * picture.height) / picture.width) * 100) / 100;
  return { width, height: Math.max(optionImageSideMinPx, height) };
}

/** Turns selected files into options: named after their files, with a size where options have sizes. */
export function optionsOfFiles(files: readonly StoredFile[], hasSizes: boolean): Promise<ImageOption[]> {
  return Promise.all(
    files.map(async ({ url, filename }) => {
      const size = hasSizes ? await pictureSize(url).catch(() => undefined) : undefined;
      return { value: url, label: filename.replace(/\.[^.]+$/, ''), ...(size && inRatio({}, size)) };
    }),
  );
}

/** The ratio as small whole numbers if possible, otherwise relative to 1. */
export function ratioText({ width, height }: Size): string {
  const divisor = greatestDivisor(width, height);
  const [w, h] = [width / divisor, height / divisor];
  return Math.max(w, h) <= 40 ? `${w}:${h}` : `${(width / height).toFixed(2)}:1`;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
