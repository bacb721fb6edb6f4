import { z } from 'zod';

/**
 * A body that callers and the API document know by `schema`, and that the server reads itself, where one pass of a
 * schema would tell only a part of what is wrong.
 */
export function describedBody<S extends z.ZodType>(schema: S): z.ZodType<unknown, z.input<S>> {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return z.unknown().meta(described as Record<string, unknown>) as z.ZodType<unknown, z.input<S>>;
}
