import { mergeExcelConfigs } from '@platen/design/excel-config';
import { type ConfigItem, flattenExcelConfig } from '@platen/design/config-items';
import { configListOf, fitsSize } from '@platen/design/template';
import type { OrderTemplate } from './order-template.ts';

/** What an order can fill in, by key. */
export type ItemsByKey = ReadonlyMap<string, ConfigItem>;

/** The fields that an order of a size is drawn with: another size may show fewer. */
function fieldsAt(template: OrderTemplate, size: string): ItemsByKey {
  const configs = Object.values(configListOf).flatMap((list) => template[list]);
  const fitting = configs.filter((config) => fitsSize(config, size)).map(({ excel_config }) => excel_config);
  return new Map(flattenExcelConfig(mergeExcelConfigs(fitting)).map((field) => [field.key, field]));
}

/** The same answer for the same size, worked out once: thousands of rows ask. */
export function itemsBySize(template: OrderTemplate): (size: string) => ItemsByKey {
  const known = new Map<string, ItemsByKey>();
  return (size) => {
    let fields = known.get(size);
    if (!fields) {
      fields = fieldsAt(template, size);
      known.set(size, fields);
    }
    return fields;
  };
}

/** A choice begins at two options; one is only what is there to begin with. */
export const hasChoice = ({ options }: { readonly options: readonly unknown[] }): boolean => options.length > 1;
