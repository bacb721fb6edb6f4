import { z } from 'zod';

/**
 * A body that the API document describes by `schema` and that the route's service reads itself, where one pass of a
 * schema would tell only a part of what is wrong.
 */
export function describedBody(schema: z.ZodType) {
  return z.unknown().meta(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>);
}
