import type { ErrorKey } from '@platen/model/errors/errors';
import type { ListSpec } from '@platen/model/lists/lists';
import { z } from 'zod';
import type { Access } from './access.ts';
import type { AuditRecord } from './audit.ts';
import type { ReauthenticationReason } from './reauthentication.ts';
import type { Sample, SampleValue } from './samples.ts';
import type { Who } from './who.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * A zod schema, reduced to the one member that types need. Comparing every schema with all of `z.ZodType` made type
 * checking of the contract 50 % slower.
 */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

/** The output and the input type of a schema. */
export type SchemaOutput<S> = S extends { _zod: { output: infer Output } } ? Output : never;
export type SchemaInput<S> = S extends { _zod: { input: infer Input } } ? Input : never;

/**
 * One call of the API as data: the server serves it, the client makes it, the API document describes it, and the tests try it
 * with every kind of caller. Which of the optional parts a call must have is in `CompleteCall`.
 */
export interface Call {
  readonly method: Method;
  /** Below the base path, with `:name` parameters. */
  readonly path: string;
  /** Required, so that no call is public by accident. */
  readonly access: Access;
  /** The people it is for, if it takes an ability: what the abilities of their roles must amount to. */
  readonly who?: Who;
  /** What the audit log says of it. */
  readonly audit?: AuditRecord;
  /** Why it needs no recent sign-in, although it changes or exports something. */
  readonly withoutReauthentication?: ReauthenticationReason;
  /** A request with which it is tried. */
  readonly sample?: Sample;
  /** One line for the API document. */
  readonly summary: string;
  /** Rules that a caller has to know, for the API document. */
  readonly description?: string;
  /** The refusals beyond those that every call of its shape has: see `openapi/refusals.ts`. */
  readonly refuses?: readonly ErrorKey[];
  /** A POST that changes nothing: it has a body, may be repeated and needs no `Idempotency-Key`. */
  readonly isReadOnly?: true;
  /** It gives data out in bulk, so the audit log says who asked for it. Every change is in the log anyway. */
  readonly isExport?: true;
  /** A browser reports by itself: no act of a person, so it is not in the audit log. */
  readonly isTelemetry?: true;
  /** One schema for all `:name` parameters of the path. */
  readonly params?: Schema;
  readonly query?: Schema;
  /** The filters and sorts of a list, instead of a query. */
  readonly list?: ListSpec;
  /** A schema, or `stream` for bytes of any type and size, which the server counts and limits while they arrive. */
  readonly body?: Schema | 'stream';
  /** The schema of the response, or `raw` for a file or a page. */
  readonly response: Schema | 'raw';
}

/** Every change and every export is in the audit log. The server asks the same of a call at run time: `isAudited`. */
type IsAudited<C extends Call> = C extends { isExport: true }
  ? true
  : C extends { method: 'GET' } | { isReadOnly: true } | { isTelemetry: true }
    ? false
    : true;

type WhoPart<C extends Call> = C extends { access: { kind: 'ability' } } ? { who: Who } : { who?: never };
type AuditPart<C extends Call> =
  IsAudited<C> extends true
    ? { audit: AuditRecord } & ReasonPart<C>
    : { audit?: never; withoutReauthentication?: never };
type ReasonPart<C extends Call> = C extends { access: { reauthentication: true | 'for_all_rows' } }
  ? { withoutReauthentication?: never }
  : { withoutReauthentication: ReauthenticationReason };
type SamplePart<C extends Call> = C extends { params: Schema }
  ? { sample: { params: Record<ParamNames<C['path']>, SampleValue> } }
  : C extends { body: Schema }
    ? { sample: Sample }
    : unknown;

/** The names in a path: `id` of `/api_keys/:id`. */
export type ParamNames<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<Tail>
    : Rest
  : never;

/**
 * What a call has to say besides its request and its response: with an ability, who it is for; if it changes or exports
 * anything, what the audit log says of it and why it needs no recent sign-in, unless it does; with parameters or a body, a
 * sample of them.
 */
type CompleteCall<C extends Call> = WhoPart<C> & AuditPart<C> & SamplePart<C>;

/**
 * The calls of one resource. A call is identified by the name of its resource and its own: `apiKeys.create`. One that leaves out
 * a part of its record does not compile.
 */
export function defineCalls<const C extends Readonly<Record<string, Call>>>(
  calls: C & { [Name in keyof C]: CompleteCall<C[Name]> },
): C {
  return calls;
}

export function isAudited({ method, isReadOnly, isExport, isTelemetry }: Call): boolean {
  return isExport === true || (method !== 'GET' && !isReadOnly && !isTelemetry);
}

/** The unique key of a call, which is all that a request needs: `GET /api_keys/:id`. */
export function keyOf({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** `/:id`. A safe integer, so that a huge number is a 404 instead of a failed query. */
export const idParams = z.object({ id: z.coerce.number().int().positive() });
