import type { ChoiceSpec, FilterKind, FilterSpecs, ListSpec } from '@platen/model/lists/lists';
import type { Call, ParamNames, SchemaInput, SchemaOutput } from './call.ts';
import type { calls } from './calls.ts';

/**
 * The calls as their callers see them, by a key that is all a request needs at run time: `GET /api_keys/:id`. This
 * file is types only, so that a browser that makes calls does not load the schemas of all of them.
 */
type Registry = typeof calls;
type AnyCall = { [R in keyof Registry]: Registry[R][keyof Registry[R]] }[keyof Registry];
type CallByKey = { [C in AnyCall as `${C['method']} ${C['path']}`]: C };

/** Calls whose body is bytes are not made by key: the response of another call contains their URL. */
type MadeByKey = { [K in keyof CallByKey]: CallByKey[K] extends { body: 'stream' } ? never : K }[keyof CallByKey];
/** Calls that respond with a file or a page. */
export type FileCallKey = { [K in MadeByKey]: CallByKey[K] extends { response: 'raw' } ? K : never }[MadeByKey];
/** Calls that respond with JSON. */
export type CallKey = Exclude<MadeByKey, FileCallKey>;
/** Calls that respond with a page of rows, and take filters and sorts. */
export type ListCallKey = { [K in CallKey]: CallByKey[K] extends { list: object } ? K : never }[CallKey];

export type ResponseOf<K extends CallKey> = SchemaOutput<CallByKey[K]['response']>;
/** One row of a list. */
export type RowOf<K extends ListCallKey> = ResponseOf<K> extends { data: (infer Row)[] } ? Row : never;
export type BodyOf<K extends CallKey> = CallByKey[K] extends { body: infer B } ? SchemaInput<B> : never;

/** The input of a call: path parameters, query and body, each only if the call has it. */
export type InputOf<K extends CallKey | FileCallKey> = ParamsPart<CallByKey[K]['path']> &
  QueryPart<CallByKey[K]> &
  BodyPart<CallByKey[K]>;

type ParamsPart<Path> = [ParamNames<Path>] extends [never]
  ? unknown
  : { params: Record<ParamNames<Path>, string | number> };

type QueryPart<C extends Call> = C extends { list: infer L }
  ? { query?: ListParams<L> }
  : C extends { query: infer Q }
    ? PartFor<'query', QueryOf<SchemaInput<Q>>>
    : unknown;
type BodyPart<C extends Call> = C extends { body: infer B } ? PartFor<'body', SchemaInput<B>> : unknown;
/** Optional if nothing in it is required. */
type PartFor<Name extends string, Value> = object extends Value ? { [N in Name]?: Value } : { [N in Name]: Value };

/** A parameter that the server coerces to a number accepts anything as input. */
type QueryOf<Q> = { [Name in keyof Q]: unknown extends Q[Name] ? string | number | boolean : Q[Name] };

/** The query of a list, in the types of a caller. */
export type ListParams<L> =
  L extends ListSpec<infer F, infer S>
    ? { page?: number; per_page?: number; after?: string; order?: Order<S> } & {
        readonly [N in keyof F]?: FilterInput<F[N]>;
      }
    : never;
type Order<S extends string> = S | `${S} ${'asc' | 'desc'}` | `${S} ${'asc' | 'desc'}, ${string}`;

interface FilterInputs extends Record<FilterKind, unknown> {
  text: string;
  texts: string | readonly string[];
  id: number | string;
  ids: number | string | readonly (number | string)[];
  flag: boolean;
  day: string;
  time: string;
}
type FilterInput<T extends FilterSpecs[string]> = T extends readonly (infer V)[]
  ? V
  : T extends ChoiceSpec<infer V, infer IsMany>
    ? V | (IsMany extends true ? readonly V[] : never)
    : T extends FilterKind
      ? FilterInputs[T]
      : never;
