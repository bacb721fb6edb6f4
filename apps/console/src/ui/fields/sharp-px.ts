import type { Field } from '@platen/model/fields/fields';
import type { PictureSize } from '../upload/file-limits.ts';

/** The pixels below which a picture for this field looks blurred. */
export function sharpPxOf({ sizePx }: Field<'picture'>, sharpness: number | undefined): PictureSize | undefined {
  if (!sizePx || sharpness === undefined) return undefined;
  return { widthPx: Math.ceil(sizePx.width * sharpness), heightPx: Math.ceil(sizePx.height * sharpness) };
}
