import type { TemplateConfig } from '@platen/design/template';
import type { CustomItem, SizePrice, SkuTemplateCard, TemplateKind } from '@platen/model/catalogue/sku-templates';
import { type Fen, yuanToFen } from '@platen/model/money/money';

/** The parts of a template that its orders depend on. Amounts are in fen. */
export interface OrderTemplate {
  readonly no: string;
  readonly kind: TemplateKind;
  readonly size_prices: readonly OrderSize[];
  readonly system_rendering_price_fen: Fen;
  readonly excel_config: readonly CustomItem[];
  readonly production_image_configs: readonly TemplateConfig[];
  readonly effect_image_configs: readonly TemplateConfig[];
  readonly custom_area_configs: readonly TemplateConfig[];
}

export interface OrderSize {
  readonly size: string;
  readonly price_fen: Fen;
  /** The size of a supplied image; null accepts any size. */
  readonly width: number | null;
  readonly height: number | null;
}

type PricedTemplate = Pick<SkuTemplateCard, 'size_prices' | 'system_rendering_price'>;
type WireTemplate = Omit<OrderTemplate, 'size_prices' | 'system_rendering_price_fen'> & PricedTemplate;

/** Converts a template of the API. */
export function orderTemplateOf(template: WireTemplate): OrderTemplate {
  const { size_prices, system_rendering_price } = template;
  return {
    no: template.no,
    kind: template.kind,
    size_prices: size_prices.map(toOrderSize),
    system_rendering_price_fen: toFen(system_rendering_price),
    excel_config: template.excel_config,
    production_image_configs: template.production_image_configs,
    effect_image_configs: template.effect_image_configs,
    custom_area_configs: template.custom_area_configs,
  };
}

function toOrderSize({ price, ...size }: SizePrice): OrderSize {
  return { ...size, price_fen: toFen(price) };
}

function toFen(yuan: number): Fen {
  const fen = yuanToFen(yuan);
  if (fen === undefined) throw new RangeError(`not an amount of yuan: ${yuan}`);
  return fen;
}
