import type { z } from 'zod';

/** A reference to a schema of `openapi/components.ts`, until the document says where that stands. */
export const referencePrefix = '#/named/';

export function referenceTo(name: string): { $ref: string } {
  return { $ref: referencePrefix + name };
}

/**
 * Lets the API document show a schema as something else: as a named one where the server reads a body itself or passes
 * on what it checked long ago, or by references where the schema's own tree has no end. Not for a schema that was made
 * from another by a check (`.max(9)`): zod would look for that one in vain.
 */
export function describedAs<S extends z.ZodType>(schema: S, json: object): S {
  // A copy: zod changes what it is given.
  schema._zod.toJSONSchema = () => structuredClone(json);
  return schema;
}
