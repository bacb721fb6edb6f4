import { type ConfigItem, flattenExcelConfig } from '@platen/design/config-items';
import { mergeExcelConfigs } from '@platen/design/excel-config';
import { configListOf, fitsSize } from '@platen/design/template';
import type { OrderTemplate } from './order-template.ts';

/** The custom items of an order, by key. */
export type ItemsByKey = ReadonlyMap<string, ConfigItem>;

/** The images of a template, which have its custom items. */
type TemplateImages = Pick<OrderTemplate, (typeof configListOf)[keyof typeof configListOf]>;

/** The custom items of a size; other sizes may have fewer. */
function fieldsAt(template: TemplateImages, size: string): ItemsByKey {
  const configs = Object.values(configListOf).flatMap((list) => template[list]);
  const fitting = configs.filter((config) => fitsSize(config, size)).map(({ excel_config }) => excel_config);
  return new Map(flattenExcelConfig(mergeExcelConfigs(fitting)).map((field) => [field.key, field]));
}

/** The custom items of each size. */
export function itemsBySize(template: TemplateImages): (size: string) => ItemsByKey {
  return bySize((size) => fieldsAt(template, size));
}

/** Caches what is the same for all orders of a size, because thousands of rows need it. */
export function bySize<T>(find: (size: string) => T): (size: string) => T {
  const known = new Map<string, T>();
  return (size) => {
    const found = known.get(size) ?? find(size);
    known.set(size, found);
    return found;
  };
}

/** A single option is only the initial value; two or more are a choice. */
export const hasChoice = ({ options }: { readonly options: readonly unknown[] }): boolean => options.length > 1;

/**
 * The option that a text names, by its label or its value. People write "red" for "Red": capitals, full width and spaces
 * around it make no difference where only one option is meant.
 */
export function findOption<O extends { readonly label: string; readonly value: string }>(
  options: readonly O[],
  text: string,
): O | undefined {
  const exact = options.find(({ label }) => label === text) ?? options.find(({ value }) => value === text);
  if (exact) return exact;
  const folded = folding(text);
  const named = options.filter(({ label, value }) => folding(label) === folded || folding(value) === folded);
  return named.length === 1 ? named[0] : undefined;
}

const folding = (text: string) => text.normalize('NFKC').trim().toLowerCase();
