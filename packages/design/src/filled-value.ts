import type { CustomItem } from '@platen/model/catalogue/sku-templates';
import { hexText, parseColor } from './color.ts';

/** The value of a custom item, ready to display: an option by its label, drawn by its value. */
export interface FilledValue {
  text: string;
  /** A color to show beside the text. */
  color?: string;
  /** An image to show instead of its URL. */
  pictureUrl?: string;
}

/** What was filled in for an item of an order, or else its default, which is printed instead. */
export function valueOfItem(
  item: Pick<CustomItem, 'key' | 'type' | 'value' | 'options'>,
  values: Readonly<Record<string, string>>,
): FilledValue & { isDefault: boolean } {
  const filled = Object.hasOwn(values, item.key) ? values[item.key] : undefined;
  return { ...filledValueOf({ ...item, value: filled || item.value }), isDefault: !filled };
}

export function filledValueOf({ type, value, options }: Pick<CustomItem, 'type' | 'value' | 'options'>): FilledValue {
  const option = options.find(({ label }) => label === value) ?? options.find((each) => each.value === value);
  const drawn = option?.value ?? value;
  const name = option?.label || undefined;
  if (drawn === '') return { text: name ?? value };
  if (type === 'color') return filledColor(drawn, name);
  if (type !== 'image') return { text: name ?? value };
  // The URL of a customer's image tells users nothing; its file name does.
  return { pictureUrl: drawn, text: name ?? fileNameOf(value) };
}

/** A color without a name of its own is written as people compare it with a color chart. */
function filledColor(value: string, name: string | undefined): FilledValue {
  const paint = parseColor(value);
  if (paint?.kind !== 'rgba' || paint.a === 0) return { text: name ?? value };
  return { text: name ?? hexText(paint), color: value };
}

function fileNameOf(url: string): string {
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
