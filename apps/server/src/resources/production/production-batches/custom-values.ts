import { valueOfItem } from '@platen/design/filled-value';
import type { CustomValue } from '@platen/model/production/batch-papers';
import { itemsBySize } from '@platen/ordering/custom-items';
import type { DesignOfBatch } from './production-images.queries.ts';

/** What was filled in for an order of a size, by the label of the custom item. */
export type ValuesOf = (size: string, values: Readonly<Record<string, string>>) => CustomValue[];

/** The custom values of the orders of a batch. An item that a size does not show is not printed, not even its default. */
export function customValuesIn(design: DesignOfBatch): ValuesOf {
  if (design.kind === 'batch_order') return () => [];
  const itemsOf = itemsBySize(design);
  return (size, values) =>
    [...itemsOf(size).values()].map((item) => {
      const { text, color, pictureUrl, isDefault } = valueOfItem(item, values);
      const shown = { color: color ?? null, picture_url: pictureUrl ?? null };
      return { label: item.key, type: item.type, text, ...shown, is_default: isDefault };
    });
}
