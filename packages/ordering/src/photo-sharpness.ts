import { usualResolution } from '@platen/design/resolution-limits';
import type { TemplateConfig } from '@platen/design/template';
import { type FieldFinding, finding } from '@platen/model/errors/field-findings';
import { customItemPrefix } from '@platen/model/orders/form-orders';
import { hasChoice, itemsBySize } from './custom-items.ts';
import type { FindFile, OrderFile } from './order-rules.ts';
import type { OrderTemplate } from './order-template.ts';
import type { ParsedOrder } from './read-orders.ts';

interface PrintedTemplate {
  readonly dpi_value: number;
  readonly production_image_configs: readonly TemplateConfig[];
}

/**
 * How many pixels a photo needs for each one at which the template shows it, so that its print gets no warning. Prints may
 * enlarge it further: what is said here is said of photos that are surely too small.
 */
export function photoSharpness({ dpi_value, production_image_configs }: PrintedTemplate): number {
  const limits = production_image_configs.map(({ resolution }) => resolution ?? usualResolution);
  const dpi = Math.max(0, ...limits.map(({ warn_dpi, error_dpi }) => Math.max(warn_dpi, error_dpi)));
  return Math.min(1, dpi / dpi_value);
}

/** The photos of orders that will look blurred. They do not prevent the order: its customer may want them all the same. */
export function findSoftPhotos(
  template: OrderTemplate & PrintedTemplate,
  orders: readonly ParsedOrder[],
  findFile: FindFile<OrderFile>,
): FieldFinding[] {
  const itemsOf = itemsBySize(template);
  const sharpness = photoSharpness(template);
  return orders.flatMap(({ path, parts }) =>
    (parts.custom_fields ?? []).flatMap(({ key, value }, index) => {
      const items = itemsOf(parts.size ?? '');
      // Named as in sheets, or by its name alone.
      const column = key.startsWith(customItemPrefix) ? items.get(key.slice(customItemPrefix.length)) : undefined;
      const item = column ?? items.get(key);
      const file = item?.type === 'image' && !hasChoice(item) ? findFile(value.trim()) : undefined;
      if (!item?.width || !item.height || !file?.width || !file.height) return [];
      const needed_width = Math.ceil(item.width * sharpness);
      const needed_height = Math.ceil(item.height * sharpness);
      if (file.width >= needed_width && file.height >= needed_height) return [];
      const { filename, width, height } = file;
      const params = { filename, width, height, needed_width, needed_height };
      return [finding([...path, 'custom_fields', index, 'value'], 'picture_soft', params)];
    }),
  );
}
