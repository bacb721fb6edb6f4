import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import { configListOf, fitsSize, type TemplateConfig, type TemplateType } from './template.ts';

/** The configs of a template, by list. */
export type DesignLists = Readonly<Record<(typeof configListOf)[TemplateType], readonly TemplateConfig[]>>;

/** The parts of a template that its images depend on. */
export interface Design extends DesignLists {
  readonly kind: TemplateKind;
}

/** One image of an order. */
export interface PlannedImage {
  readonly role: TemplateType;
  /** The index among the order's images of this role. */
  readonly position: number;
  readonly config: TemplateConfig;
}

/** What determines the images of an order. It does not change after the order was placed. */
export interface OrderForPlan {
  readonly size: string;
  /** The number of supplied images. */
  readonly suppliedCount: number;
}

/** The configs that an order of a size is drawn from. */
export function configsFor(design: DesignLists, role: TemplateType, size: string): TemplateConfig[] {
  return design[configListOf[role]].filter((config) => fitsSize(config, size));
}

/**
 * Whether an order of a size can be printed. Only rendered orders need a production image of the template: other orders
 * are printed from supplied images, or made by quantity.
 */
export function canPrintSize(
  { kind, production_image_configs }: Pick<Design, 'kind'> & { production_image_configs: readonly SizedConfig[] },
  size: string,
): boolean {
  return kind !== 'micro_custom' || production_image_configs.some((config) => fitsSize(config, size));
}

type SizedConfig = Pick<TemplateConfig, 'size'>;

/** The images of one role that an order has. */
export function planImages(design: Design, order: OrderForPlan, role: TemplateType): PlannedImage[] {
  const configs = configsFor(design, role, order.size);
  const count = countOf[design.kind](configs.length, role, order);
  return Array.from({ length: count }, (_, position) => position).flatMap((position) => {
    const config = configs[Math.min(position, configs.length - 1)];
    return config ? [{ role, position, config }] : [];
  });
}

type CountOf = (configCount: number, role: TemplateType, order: OrderForPlan) => number;

const countOf: Record<TemplateKind, CountOf> = {
  micro_custom: (configCount) => configCount,
  // Every supplied image is printed: the last config is used for those without a config of their own. A template
  // without configs prints the supplied images directly, and nothing is drawn.
  form_order: (configCount, role, { suppliedCount }) =>
    role === 'production' && configCount > 0 ? Math.max(configCount, suppliedCount) : configCount,
  batch_order: () => 0,
};
