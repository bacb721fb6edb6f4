import { isColor } from '@platen/design/color';
import type { ConfigItem } from '@platen/design/config-items';
import { type FieldFinding, finding } from '@platen/model/field-findings';
import type { FieldReason } from '@platen/model/field-reasons';
import { customItemPrefix } from '@platen/model/form-orders';
import { hasChoice } from './custom-items.ts';
import type { OrderFindings } from './order-findings.ts';
import type { FindFile, OrderFile, OrderRules } from './order-rules.ts';
import type { OrderRow } from './read-orders.ts';

/** What an order fills in. */
export interface FilledItems<F extends OrderFile> {
  /** By the keys of the custom items; pictures by the address under which they are kept. */
  values: Record<string, string>;
  /** The pictures among the values. */
  files: F[];
}

/**
 * The custom fields of an order against those that its template has. A field that the template has, but not for this
 * size, is taken and not looked at.
 */
export function checkCustomFields<F extends OrderFile>(
  rules: OrderRules<F>,
  { path, parts }: OrderRow,
  found: OrderFindings,
): FilledItems<F> {
  const at = (...inner: PropertyKey[]) => [...path, 'custom_fields', ...inner];
  const fields = rules.fieldsOf(parts.size ?? '');
  const given = new Map<string, { index: number; value: string }>();
  const files: F[] = [];
  for (const [index, { key, value }] of (parts.custom_fields ?? []).entries()) {
    const label = key.startsWith(customItemPrefix) ? key.slice(customItemPrefix.length) : undefined;
    if (label === undefined || !rules.keys.has(label)) {
      found.addAll([unknownField(rules, key, at(index, 'key'))]);
    } else if (given.has(label)) {
      found.add(at(index, 'key'), 'repeated_custom_field', { key });
    } else {
      const field = fields.get(label);
      const checked: CheckedValue<F> = field ? checkValue(field, value, rules.findFile) : { value };
      if (checked.refused) found.addAll([{ path: at(index, 'value'), ...checked.refused }]);
      if (checked.file) files.push(checked.file);
      given.set(label, { index, value: checked.value });
    }
  }
  for (const { key, required } of parts.custom_fields ? fields.values() : []) {
    if (!required) continue;
    const filled = given.get(key);
    if (!filled) found.add(at(), 'custom_field_missing', { key: customItemPrefix + key });
    else if (filled.value.trim() === '') found.add(at(filled.index, 'value'), 'required');
  }
  const values = Object.fromEntries([...given].map(([label, { value }]) => [label, value]));
  return { values, files };
}

function unknownField<F extends OrderFile>(
  { template: { no }, keys }: OrderRules<F>,
  key: string,
  path: readonly PropertyKey[],
): FieldFinding {
  if (keys.size === 0) return finding(path, 'takes_no_custom_fields', { no });
  return finding(path, 'unknown_custom_field', { no, key, keys: [...keys].map((each) => customItemPrefix + each) });
}

interface CheckedValue<F extends OrderFile> {
  value: string;
  file?: F;
  refused?: FieldReason;
}

function checkValue<F extends OrderFile>(
  field: ConfigItem,
  given: string,
  findFile: FindFile<F> | undefined,
): CheckedValue<F> {
  // Spaces are a part of a free text, and of nothing else.
  const value = field.type === 'text' && !hasChoice(field) ? given : given.trim();
  const isOption = field.options.some((option) => option.label === value || option.value === value);
  if (value === '' || isOption) return { value };
  if (!hasChoice(field)) return valueRules[field.type](value, findFile);
  const options = field.options.map(({ label }) => label);
  return { value, refused: { key: 'not_an_option', params: { value, options } } };
}

type ValueRule = <F extends OrderFile>(value: string, findFile: FindFile<F> | undefined) => CheckedValue<F>;

/** What a value may be where there is no choice, for each type of field. */
const valueRules: Record<ConfigItem['type'], ValueRule> = {
  text: (value) => ({ value }),
  font_family: (value) => ({ value }),
  color: (value) => (isColor(value) ? { value } : { value, refused: { key: 'not_color', params: {} } }),
  image(value, findFile) {
    if (!findFile) return { value };
    const file = findFile(value);
    if (file?.isImage) return { value: file.url, file };
    return { value, refused: { key: 'image_not_uploaded', params: {} } };
  },
};
