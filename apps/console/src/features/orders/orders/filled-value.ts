import type { CustomItem } from '@platen/model/sku-templates';

/** What a field of an order holds, ready to be shown: a choice is known by its label and drawn by its value. */
export interface FilledValue {
  text: string;
  /** A colour to show beside the text. */
  color?: string;
  /** A picture to show in place of its address. */
  pictureUrl?: string;
}

export function filledValueOf({ type, value, options }: Pick<CustomItem, 'type' | 'value' | 'options'>): FilledValue {
  const option = options.find(({ label }) => label === value) ?? options.find((each) => each.value === value);
  const drawn = option?.value ?? value;
  const filled: FilledValue = { text: option?.label ?? value };
  if (drawn === '') return filled;
  if (type === 'color') return { ...filled, color: drawn };
  if (type !== 'image') return filled;
  // The address of a customer's own picture says nothing to anybody; its file name does.
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
