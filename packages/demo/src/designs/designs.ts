import type { Locale } from '@platen/model/text/locale';
import type { DemoDesign, DesignSource } from './design.ts';
import { apparelDesigns } from './families/apparel.ts';
import { digitalDesigns } from './families/digital.ts';
import { giftDesigns } from './families/gifts.ts';
import { homeDesigns } from './families/home.ts';
import { stationeryDesigns } from './families/stationery.ts';
import { wallDesigns } from './families/wall.ts';
import type { DesignPicture } from './picture.ts';

export type { DemoDesign } from './design.ts';
export type { DesignPicture } from './picture.ts';

/** The layers of the demo's templates, by template key. Templates of the kind batch_order have none. */
export const demoDesigns: ReadonlyMap<string, DesignSource> = new Map(
  [homeDesigns, apparelDesigns, digitalDesigns, stationeryDesigns, wallDesigns, giftDesigns].flatMap((family) =>
    Object.entries(family),
  ),
);

/** The same for two specs of the same picture. */
export function designPictureKey(picture: DesignPicture): string {
  return JSON.stringify(picture, (_, value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** All pictures that the designs of these templates show or offer, without duplicates. */
export function listDesignPictures(
  locale: Locale,
  templateKeys: Iterable<string> = demoDesigns.keys(),
): DesignPicture[] {
  const found = new Map<string, DesignPicture>();
  for (const templateKey of templateKeys) {
    demoDesigns.get(templateKey)?.((picture) => {
      const key = designPictureKey(picture);
      found.set(key, picture);
      return key;
    }, locale);
  }
  return [...found.values()];
}

/** The fonts of a design, including the choices of its fields: its template must offer all of them. */
export function fontsOfDesign(design: DemoDesign): string[] {
  const fonts = new Set<string>();
  collectFonts(
    [design.custom_area_configs, design.effect_image_configs, design.production_image_configs].flat(2),
    fonts,
  );
  return [...fonts].sort();
}

/** Every font in a layer is an item named `font_family`. */
function collectFonts(node: unknown, fonts: Set<string>): void {
  if (Array.isArray(node)) {
    for (const each of node) collectFonts(each, fonts);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'font_family') collectFonts(value, fonts);
    else {
      const { value: font, options = [] } = value as { value: string; options?: { value: string }[] };
      for (const name of [font, ...options.map((option) => option.value)]) if (name !== '') fonts.add(name);
    }
  }
}
