import { type FieldReason, type FieldReasonKey, type ReasonArguments, reasonText } from '../fields/field-reasons.ts';
import { type Locale, paramsIn } from '../text/locale.ts';
import type { FieldError } from './errors.ts';

/** One thing that is wrong with a request, independent of language: its path, the key of the reason, and its parameters. */
export interface FieldFinding extends FieldReason {
  readonly path: readonly PropertyKey[];
}

export function finding<K extends FieldReasonKey>(
  path: readonly PropertyKey[],
  key: K,
  ...[params]: ReasonArguments<K>
): FieldFinding {
  return { path, key, params: { ...params } };
}

/** `['orders_attributes', 0, 'no']` → `orders_attributes[0].no`, as the caller wrote it. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');
}

/** A finding as it goes over the wire. */
export function toFieldError(found: FieldFinding, locale: Locale): FieldError {
  return {
    path: pathText(found.path),
    code: found.key,
    params: paramsIn(found.params, locale),
    message: reasonText(found, locale),
  };
}
