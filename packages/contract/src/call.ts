import type { ErrorKey } from '@platen/model/errors';
import type { ListSpec } from '@platen/model/lists';
import { z } from 'zod';
import type { Access } from './access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * A schema of zod, known by the one member that types need. To compare every schema with all of `z.ZodType` made the
 * compiler's work on the contract half as much again.
 */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

/** What a schema gives once it has read something, and what it takes. */
export type SchemaOutput<S> = S extends { _zod: { output: infer Output } } ? Output : never;
export type SchemaInput<S> = S extends { _zod: { input: infer Input } } ? Input : never;

/** One call of the API as data: the server serves it, the client makes it, the API document describes it. */
export interface Call {
  readonly method: Method;
  /** Below the base path, with `:name` places. */
  readonly path: string;
  /** Required: a call cannot forget to say who may make it. */
  readonly access: Access;
  /** One line for the API document. */
  readonly summary: string;
  /** What the API document says beyond that: rules that a caller has to know. */
  readonly description?: string;
  /** What it refuses beyond what every call of its shape does: see `openapi/refusals.ts`. */
  readonly refuses?: readonly ErrorKey[];
  /** A POST that only asks, with a body: nothing is changed, so it may be repeated and needs no `Idempotency-Key`. */
  readonly isReadOnly?: true;
  /** One schema for all `:name` places of the path. */
  readonly params?: Schema;
  readonly query?: Schema;
  /** What a list can be asked, in place of a query. */
  readonly list?: ListSpec;
  /** A schema, or `stream` for bytes of any type and size, which the server counts and bounds as they come. */
  readonly body?: Schema | 'stream';
  /** The schema of the answer, or `raw` for a file or a page. */
  readonly response: Schema | 'raw';
}

/** The calls of one resource. A call is known everywhere by its resource's name and its own: `apiKeys.create`. */
export function defineCalls<const C extends Readonly<Record<string, Call>>>(calls: C): C {
  return calls;
}

/** What tells a call from all others, and all that a request needs of it: `GET /api_keys/:id`. */
export function keyOf({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** `/:id`. A safe integer, so that a wild number is a 404 and not a failed query. */
export const idParams = z.object({ id: z.coerce.number().int().positive() });
