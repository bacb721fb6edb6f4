import type { CustomItem, TemplateKind } from '@platen/model/catalogue/sku-templates';
import { customItemPrefix } from '@platen/model/orders/form-orders';
import { columnName, customItemTitle, type OrderColumn, orderColumns } from '@platen/model/orders/order-columns';
import { type Locale, textIn } from '@platen/model/text/locale';
import { hasChoice } from './custom-items.ts';

/** The parts of a template that its columns depend on. */
export interface SheetTemplate {
  no: string;
  name: string;
  kind: TemplateKind;
  /** Empty if the template has no sizes. */
  sizes: readonly string[];
  items: readonly CustomItem[];
}

export interface SheetColumn {
  /** The order field of the column, or the custom item's key with its prefix. */
  key: string;
  /** Without the `*` of required columns. */
  title: string;
  isRequired: boolean;
  /** The allowed values of the cell. */
  choices: readonly string[];
  /** The value in the example row. */
  example: string | number;
}

type ColumnRules = Partial<Pick<SheetColumn, 'isRequired' | 'choices' | 'example'>>;

/** The rules of columns besides their titles. A column without rules accepts any text. */
function rulesOf({ no, sizes }: SheetTemplate): Partial<Record<OrderColumn, ColumnRules>> {
  return {
    no: { isRequired: true, example: 'A20260001' },
    sku_template_no: { isRequired: true, choices: [no], example: no },
    quantity: { isRequired: true, example: 1 },
    size: { isRequired: true, choices: sizes, example: sizes[0] ?? '' },
    production_image_urls: { isRequired: true, example: 'images/1.png' },
  };
}

/** The columns of a template's order sheet, in order and in one language. */
export function orderSheetColumns(template: SheetTemplate, locale: Locale): SheetColumn[] {
  const rules = rulesOf(template);
  const columns = orderColumns
    .filter((key) => key !== 'production_image_urls' || template.kind === 'form_order')
    .filter((key) => key !== 'size' || template.sizes.length > 0)
    .map((key): SheetColumn => {
      const plain = { key, title: textIn(columnName(key), locale), isRequired: false, choices: [], example: '' };
      return { ...plain, ...rules[key] };
    });
  return [...columns, ...template.items.map((item) => customItemColumn(item, locale))];
}

/** The cell of a choice contains the label of an option. */
function customItemColumn(item: CustomItem, locale: Locale): SheetColumn {
  const choices = hasChoice(item) ? item.options.map(({ label }) => label) : [];
  const title = textIn(customItemTitle(item.label), locale);
  return { key: customItemPrefix + item.key, title, isRequired: item.required, choices, example: choices[0] ?? '' };
}

export function columnHeader({ title, isRequired }: SheetColumn): string {
  return isRequired ? `${title}*` : title;
}
