import type { TemplateConfig } from '@platen/design/template';
import type { CustomItem, SizePrice, SkuTemplateCard } from '@platen/model/catalogue/sku-templates';
import { typeOfKind } from '@platen/model/catalogue/template-kinds';
import type { FormOrderRequest, OrderAttributesInput } from '@platen/model/orders/form-orders';
import type { BilingualText, Locale } from '@platen/model/text/locale';
import { textIn } from '@platen/model/text/locale';
import { hasChoice } from '../custom-items.ts';

/** The parts of a template that the documentation needs to show how it is ordered. */
export interface SampleTemplate extends Pick<SkuTemplateCard, 'no' | 'kind' | 'size_prices'> {
  readonly excel_config: readonly CustomItem[];
  readonly effect_image_configs: readonly TemplateConfig[];
}

/**
 * A placeholder for the URL of the picture that the reader uploads first; each language replaces it by its own
 * expression.
 */
export const uploadedImage = '$BLOB_URL';

const words = {
  name: { zh: '安娜', en: 'Anna' },
  receiver_name: { zh: '王梓涵', en: 'Anna Wang' },
  country: { zh: '中国', en: 'China' },
  province: { zh: '浙江', en: 'Zhejiang' },
  city: { zh: '杭州', en: 'Hangzhou' },
  address: { zh: '文三路 1 号', en: '1 Wensan Road' },
} satisfies Record<string, BilingualText>;

/** An order of a template that the API accepts unchanged after its pictures were uploaded. */
export function sampleFormOrder(template: SampleTemplate, no: string, locale: Locale): FormOrderRequest {
  return {
    type: typeOfKind[template.kind],
    sku_template_no: template.no,
    orders_attributes: [{ no, quantity: 2, ...filledIn(template, locale), ...receiver(locale) }],
  };
}

/** The custom items of the same order, for a preview. */
export function sampleMockup(template: SampleTemplate, locale: Locale) {
  return { sku_template_no: template.no, ...filledIn(template, locale) };
}

/** The size of the picture that the sample order needs. */
export function samplePicture({ size_prices, kind }: SampleTemplate): { width: number; height: number } | undefined {
  const [size]: readonly SizePrice[] = size_prices;
  return kind === 'form_order' && size?.width && size.height ? { width: size.width, height: size.height } : undefined;
}

/** A change of a layer that is editable in orders; undefined if there is none. */
export function sampleEdit({ effect_image_configs }: SampleTemplate) {
  for (const { id, layers } of effect_image_configs) {
    const layer = layers.find(({ can_design_in_order }) => can_design_in_order);
    if (layer) return { effect_image_configs: [{ id, layer_diff: { [layer.id]: { left: layer.left + 10 } } }] };
  }
  return undefined;
}

function filledIn(template: SampleTemplate, locale: Locale): Omit<OrderAttributesInput, 'no' | 'quantity'> {
  const [size] = template.size_prices;
  const custom_fields = template.excel_config.map((item) => ({
    key: item.key,
    value: valueOf(item, locale),
  }));
  return {
    ...(size && { size: size.size }),
    ...(custom_fields.length > 0 && { custom_fields }),
    ...(template.kind === 'form_order' && { production_image_urls: [uploadedImage] }),
  };
}

function valueOf(item: CustomItem, locale: Locale): string {
  const [option] = item.options;
  if (option && hasChoice(item)) return option.label;
  return sampleValues[item.type](item, locale);
}

const sampleValues: Record<CustomItem['type'], (item: CustomItem, locale: Locale) => string> = {
  image: () => uploadedImage,
  text: (_item, locale) => textIn(words.name, locale),
  color: () => '#646cff',
  font_family: ({ value }) => value,
};

function receiver(locale: Locale) {
  const { name: _, ...lines } = words;
  const translated = Object.entries(lines).map(([field, text]) => [field, textIn(text, locale)] as const);
  return {
    ...(Object.fromEntries(translated) as Record<keyof typeof lines, string>),
    phone: '13800000000',
    zip_code: '310012',
  };
}
