import type { SizePrice, SkuTemplateInput, TemplateState } from '@platen/model/catalogue/sku-templates';
import type { PictureSpec } from '../picture.ts';

type FromSeeder = 'category_id' | 'effect_image_ids' | 'production_image_ids' | 'font_library_ids' | 'visible_user_ids';

/** A template as the API accepts it, with names in place of ids, which only the seeder knows. */
export type DemoTemplate = Omit<SkuTemplateInput, FromSeeder> & {
  /** The same in both languages of the demo. */
  readonly key: string;
  readonly state: TemplateState;
  /** The key of a category of the second level. */
  readonly category: string;
  /** Names of `demoFonts`. */
  readonly fonts: readonly string[];
  /** Login names; empty means visible to everyone. */
  readonly visibleTo: readonly string[];
  readonly pictures: readonly PictureSpec[];
};

type Optional =
  | 'state'
  | 'fonts'
  | 'visibleTo'
  | 'is_self_operated'
  | 'max_product_batch_count'
  | 'system_rendering_price'
  | 'dpi_value';

type Parts = Omit<DemoTemplate, Optional | 'size_prices'> &
  Partial<Pick<DemoTemplate, Optional>> & { readonly size_prices: readonly PrintedSize[] };

/** The prints are given in millimeters, so that their pixels cannot disagree with the template's resolution. */
interface PrintedSize {
  readonly size: string;
  readonly price: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

const mmPerInch = 25.4;

export function template({ dpi_value = 150, size_prices, ...parts }: Parts): DemoTemplate {
  const pixels = (mm: number) => Math.round((mm / mmPerInch) * dpi_value);
  return {
    state: 'published',
    visibleTo: [],
    is_self_operated: true,
    max_product_batch_count: null,
    system_rendering_price: 0,
    dpi_value,
    size_prices: size_prices.map(({ size: name, price, widthMm, heightMm }): SizePrice => {
      return { size: name, price, width: pixels(widthMm), height: pixels(heightMm) };
    }),
    ...parts,
    // Fonts that differ in one language may be the same in the other.
    fonts: [...new Set(parts.fonts)],
  };
}

export function size(name: string, price: number, widthMm: number, heightMm: number): PrintedSize {
  return { size: name, price, widthMm, heightMm };
}
