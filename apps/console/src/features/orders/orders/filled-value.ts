import type { CustomItem } from '@platen/model/sku-templates';

/** The value of a custom item, ready to display: an option by its label, drawn by its value. */
export interface FilledValue {
  text: string;
  /** A color to show beside the text. */
  color?: string;
  /** An image to show instead of its URL. */
  pictureUrl?: string;
}

export function filledValueOf({ type, value, options }: Pick<CustomItem, 'type' | 'value' | 'options'>): FilledValue {
  const option = options.find(({ label }) => label === value) ?? options.find((each) => each.value === value);
  const drawn = option?.value ?? value;
  const filled: FilledValue = { text: option?.label ?? value };
  if (drawn === '') return filled;
  if (type === 'color') return { ...filled, color: drawn };
  if (type !== 'image') return filled;
  // The URL of a customer's image tells users nothing; its file name does.
  return { pictureUrl: drawn, text: option?.label ?? fileNameOf(value) };
}

function fileNameOf(url: string): string {
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
