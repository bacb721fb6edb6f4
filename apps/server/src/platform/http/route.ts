import type { FilterSpecs, ListQuery, ListSpec } from '@platen/model/lists';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Access, Context, PublicContext } from '../context.ts';
import type { RateLimit } from './rate-limit.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type BodyOf<B> = B extends 'stream' ? Readable : Output<B>;
type ListOf<L> = L extends ListSpec<infer F extends FilterSpecs, infer S> ? ListQuery<F, S> : undefined;
type ContextOf<A> = A extends { kind: 'public' } ? PublicContext : Context;

interface Input<P, Q, B, L> {
  params: Output<P>;
  query: Output<Q>;
  body: BodyOf<B>;
  /** Page, sorts and filters, where the route is a list. */
  list: ListOf<L>;
}

interface RouteSpec<A extends Access, P, Q, B, L, R extends z.ZodType | 'raw'> {
  method: Method;
  /** Below the base path, with `:name` places. */
  path: string;
  access: A;
  /** One line for the API document. */
  summary: string;
  params?: P;
  query?: Q;
  /** A schema, or `stream` for bytes of any type and size, which the route counts and bounds itself. */
  body?: B;
  list?: L;
  /** The schema of the answer, or `raw` where the route writes bytes through `reply` itself. */
  answer: R;
  /** Who may call this how often, besides what holds for every API key. */
  limits?: readonly RateLimit[];
  /** How large the body may be, where 1 MB is too little. */
  bodyLimitMb?: number;
  /**
   * A change runs in one transaction, which a refusal rolls back. `false` where a refusal must leave a trace
   * (a wrong code counts as a try), and for work that needs no transaction.
   */
  transaction?: boolean;
  /** A POST that creates or pays: a repeated `Idempotency-Key` gets the first answer again. Default for POST. */
  idempotent?: boolean;
  run: (
    context: ContextOf<A>,
    input: Input<P, Q, B, L>,
    reply: FastifyReply,
  ) => Promise<R extends z.ZodType ? z.output<R> : unknown>;
}

/** A route whose types have done their work. */
export type Route = RouteSpec<
  Access,
  z.ZodType | undefined,
  z.ZodType | undefined,
  z.ZodType | 'stream' | undefined,
  ListSpec | undefined,
  z.ZodType | 'raw'
>;

/** Declares one call of the API. `access` is required: a route cannot forget who may use it. */
export function route<
  const A extends Access,
  R extends z.ZodType | 'raw',
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  const B extends z.ZodType | 'stream' | undefined = undefined,
  L extends ListSpec | undefined = undefined,
>(spec: RouteSpec<A, P, Q, B, L, R>): Route {
  return spec;
}
