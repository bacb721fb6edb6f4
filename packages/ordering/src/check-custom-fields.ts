import { isColor } from '@platen/design/color';
import type { ConfigItem } from '@platen/design/config-items';
import { type FieldFinding, finding } from '@platen/model/errors/field-findings';
import type { FieldReason } from '@platen/model/fields/field-reasons';
import { customItemPrefix, customTextLengthMax } from '@platen/model/orders/form-orders';
import { findOption, hasChoice } from './custom-items.ts';
import type { OrderFindings } from './order-findings.ts';
import { blankImage, type FindFile, type OrderFile, type OrderRules, whyNoImage } from './order-rules.ts';
import type { ParsedOrder } from './read-orders.ts';

/** The filled-in custom items of an order. */
export interface FilledItems<F extends OrderFile> {
  /** By the keys of the custom items; pictures by their stored URLs. */
  values: Record<string, string>;
  /** The pictures among the values. */
  files: F[];
}

/**
 * Checks the custom fields of an order against the items of its template. An item that the template has for other sizes
 * only is accepted and ignored.
 */
export function checkCustomFields<F extends OrderFile>(
  rules: OrderRules<F>,
  { path, parts }: ParsedOrder,
  found: OrderFindings,
): FilledItems<F> {
  const at = (...inner: PropertyKey[]) => [...path, 'custom_fields', ...inner];
  const fields = rules.fieldsOf(parts.size ?? '');
  const given = parts.custom_fields ?? [];
  const values: Record<string, string> = {};
  const files: F[] = [];
  const blanks = new Map<string, FieldFinding>();
  for (const [index, { key: name, value }] of given.entries()) {
    const key = itemKeyOf(rules, name);
    if (key === undefined) found.addAll([unknownField(rules, name, at(index, 'key'))]);
    else if (Object.hasOwn(values, key)) found.add(at(index, 'key'), 'repeated_custom_field', { key: name });
    else {
      const field = fields.get(key);
      const checked: CheckedValue<F> = field ? checkValue(field, value, rules.findFile) : { value };
      if (checked.refused) found.addAll([{ path: at(index, 'value'), ...checked.refused }]);
      if (checked.file) files.push(checked.file);
      const blank = checked.file && blankImage(checked.file);
      if (blank) blanks.set(key, { path: at(index, 'value'), ...blank });
      put(values, key, checked.value);
    }
  }
  for (const { key, required } of parts.custom_fields ? fields.values() : []) {
    if (!required) continue;
    if (!Object.hasOwn(values, key)) found.add(at(), 'custom_field_missing', { key: customItemPrefix + key });
    else if (values[key]?.trim() === '') {
      const index = given.findIndex((each) => itemKeyOf(rules, each.key) === key);
      found.add(at(index, 'value'), 'required');
    }
  }
  const refused = new Set<FieldFinding>();
  for (const { name, keys } of rules.printsToFill(parts.size ?? '')) {
    const filled = keys.filter((key) => fields.get(key)?.required || (values[key] ?? '').trim() !== '');
    // A transparent picture is refused only where nothing else is printed: elsewhere it may be meant.
    const unprinted = filled.flatMap((key) => blanks.get(key) ?? []);
    if (unprinted.length < filled.length) continue;
    for (const blank of unprinted) refused.add(blank);
    if (filled.length > 0) continue;
    const items = keys.map((key) => customItemPrefix + key);
    found.add(at(), 'print_left_empty', { image: name, keys: items });
  }
  found.addAll([...refused]);
  return { values, files };
}

/** The key of the item that a field names, by its column in a sheet or by its name alone. */
function itemKeyOf<F extends OrderFile>({ keyOf }: OrderRules<F>, name: string): string | undefined {
  return keyOf.get(name) ?? keyOf.get(customItemPrefix + name);
}

/** Uses `defineProperty`, because a template may name a field `__proto__`. */
function put(values: Record<string, string>, key: string, value: string): void {
  if (key === '__proto__') Object.defineProperty(values, key, { value, enumerable: true });
  else values[key] = value;
}

function unknownField<F extends OrderFile>(
  { template: { no }, keyOf }: OrderRules<F>,
  key: string,
  path: readonly PropertyKey[],
): FieldFinding {
  if (keyOf.size === 0) return finding(path, 'takes_no_custom_fields', { no });
  return finding(path, 'unknown_custom_field', { no, key, keys: [...keyOf.keys()] });
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
  // Spaces are significant only in a free text.
  const value = field.type === 'text' && !hasChoice(field) ? given : given.trim();
  if (value === '') return { value };
  const isOption = field.options.some((option) => option.label === value || option.value === value);
  if (isOption) return { value };
  if (!hasChoice(field)) return valueRules[field.type](value, findFile);
  // Stored as the template writes it: an order is drawn by the label of its option.
  const option = findOption(field.options, value);
  if (option) return { value: option.label };
  const options = field.options.map(({ label }) => label);
  return { value, refused: { key: 'not_an_option', params: { value, options } } };
}

type ValueRule = <F extends OrderFile>(value: string, findFile: FindFile<F> | undefined) => CheckedValue<F>;

/** The check of a value that is not a choice, for each type of field. */
const valueRules: Record<ConfigItem['type'], ValueRule> = {
  text: (value) =>
    value.length <= customTextLengthMax
      ? { value }
      : { value, refused: { key: 'too_long', params: { max: customTextLengthMax } } },
  font_family: (value) => ({ value }),
  color: (value) => (isColor(value) ? { value } : { value, refused: { key: 'not_color', params: {} } }),
  image(value, findFile) {
    if (!findFile) return { value };
    const file = findFile(value);
    if (file?.isImage) return { value: file.url, file };
    return { value, refused: whyNoImage(file) };
  },
};
