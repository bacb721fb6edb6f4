import type { TemplateConfig } from '@platen/design/template';
import { type Fen, yuanToFen } from '@platen/model/money';
import type { CustomItem, SizePrice, SkuTemplateCard, TemplateKind } from '@platen/model/sku-templates';

/** What orders of a template have to know of it. Amounts are fen. */
export interface OrderTemplate {
  readonly no: string;
  readonly kind: TemplateKind;
  readonly size_prices: readonly OrderSize[];
  readonly system_rendering_price_fen: Fen;
  readonly excel_config: readonly CustomItem[];
  readonly production_image_configs: readonly OrderedConfig[];
  readonly effect_image_configs: readonly OrderedConfig[];
  readonly custom_area_configs: readonly OrderedConfig[];
}

export interface OrderSize {
  readonly size: string;
  readonly price_fen: Fen;
  /** Of a finished production image; nothing where any will do. */
  readonly width: number | null;
  readonly height: number | null;
}

/** A config: for which sizes it is drawn, and what an order can fill into it. */
export type OrderedConfig = Pick<TemplateConfig, 'size' | 'excel_config'>;

type PricedTemplate = Pick<SkuTemplateCard, 'size_prices' | 'system_rendering_price'>;
type WireTemplate = Omit<OrderTemplate, 'size_prices' | 'system_rendering_price_fen'> & PricedTemplate;

/** The template as the API shows it, as orders need it. */
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
