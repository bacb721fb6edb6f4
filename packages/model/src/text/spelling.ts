import { z } from 'zod';

/** The wire is snake_case; callers may also write camelCase. */
export function toSnakeCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

/** Finds a value in any spelling: `FormOrder::Form`, `formOrderForm` and `form_order_form` are the same. */
export function findBySpelling<V extends string>(values: readonly V[], text: string): V | undefined {
  const word = wordOf(text);
  return values.find((value) => wordOf(value) === word);
}

function wordOf(text: string): string {
  return toSnakeCase(text.replaceAll('::', ''));
}

/**
 * An enum of a request body, accepted in every spelling. The API document lists the values in the spelling of
 * responses.
 */
export function lenientEnum<const V extends string>(
  values: readonly [V, ...V[]],
  find: (text: string) => V | undefined = (text) => findBySpelling(values, text),
): z.ZodType<V, V> {
  const spelled = z
    .string()
    .meta({ enum: values })
    .transform((text) => find(text) ?? text)
    .pipe(z.enum(values));
  return spelled as z.ZodType as z.ZodType<V, V>;
}
