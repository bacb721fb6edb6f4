import type { SizePrice, SkuTemplateInput, TemplateState } from '@platen/model/sku-templates';
import type { PictureSpec } from '../picture.ts';

type FromSeeder = 'category_id' | 'effect_image_ids' | 'production_image_ids' | 'font_library_ids' | 'visible_user_ids';

/** A template as the API takes it, with names where the API wants ids that only the seeder knows. */
export type DemoTemplate = Omit<SkuTemplateInput, FromSeeder> & {
  /** Names it in both languages of the demo. */
  readonly key: string;
  readonly state: TemplateState;
  /** The key of a category of the second level. */
  readonly category: string;
  /** Names of `demoFonts`. */
  readonly fonts: readonly string[];
  /** Login names; nobody named means everybody. */
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

export function template(parts: Omit<DemoTemplate, Optional> & Partial<Pick<DemoTemplate, Optional>>): DemoTemplate {
  return {
    state: 'published',
    visibleTo: [],
    is_self_operated: true,
    max_product_batch_count: null,
    system_rendering_price: 0,
    dpi_value: 150,
    ...parts,
    // Two fonts of one language may be one of the other.
    fonts: [...new Set(parts.fonts)],
  };
}

const mmPerInch = 25.4;

/** A size whose print is so many millimetres wide and high. */
export function size(name: string, price: number, dpi: number, widthMm: number, heightMm: number): SizePrice {
  return {
    size: name,
    price,
    width: Math.round((widthMm / mmPerInch) * dpi),
    height: Math.round((heightMm / mmPerInch) * dpi),
  };
}
