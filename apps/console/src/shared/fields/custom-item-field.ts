import type { CustomItem } from '@platen/model/catalogue/sku-templates';
import type { Field } from '@platen/model/fields/fields';
import { customTextLengthMax } from '@platen/model/orders/form-orders';
import { hasChoice } from '@platen/ordering/custom-items';
import type { CellKind } from '../../ui/fields/field-cell.tsx';

type ItemType = CustomItem['type'];
type Option = CustomItem['options'][number];

const markOf: Record<ItemType, (option: Option) => { picture: string } | { color: string } | undefined> = {
  image: ({ value }) => ({ picture: value }),
  color: ({ value }) => ({ color: value }),
  text: () => undefined,
  font_family: () => undefined,
};

/** A custom item of a template as a form field. */
export function fieldOfItem(item: CustomItem): Field<CellKind> {
  // The placeholder is what would be printed if nothing is filled in.
  const preset = item.options.find((option) => option.value === item.value)?.label ?? item.value;
  const shared = { key: item.key, label: { zh: item.label, en: item.label }, placeholder: preset };
  if (hasChoice(item)) {
    // By label, as in sheets: a label stays readable wherever the order is shown later.
    const choices = item.options.map((option) => ({
      value: option.label,
      label: { zh: option.label, en: option.label },
      mark: markOf[item.type](option),
    }));
    return { ...shared, kind: 'choice', choices };
  }
  return freeField[item.type](item, shared);
}

type Shared = Pick<Field, 'key' | 'label' | 'placeholder'>;

/** The field of each type of custom item if the template offers no options. */
const freeField: Record<ItemType, (item: CustomItem, shared: Shared) => Field<CellKind>> = {
  text: (_, shared) => ({ ...shared, kind: 'text', lengthMax: customTextLengthMax, hasLines: true }),
  color: (_, shared) => ({ ...shared, kind: 'color' }),
  font_family: (_, shared) => ({ ...shared, kind: 'font' }),
  image: ({ width, height }, shared) => ({
    ...shared,
    kind: 'picture',
    ...(width && height && { sizePx: { width, height } }),
  }),
};
