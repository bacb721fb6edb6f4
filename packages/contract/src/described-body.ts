import { z } from 'zod';
import { describedAs, referenceTo } from './described-as.ts';

/**
 * A body that callers know by `schema` and the API document by its `name` there, and that the server reads itself, where
 * one pass of a schema would tell only a part of what is wrong.
 */
export function describedBody<S extends z.ZodType>(_schema: S, name: string): z.ZodType<unknown, z.input<S>> {
  return describedAs(z.unknown(), referenceTo(name)) as z.ZodType<unknown, z.input<S>>;
}
