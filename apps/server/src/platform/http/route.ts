import type { Access } from '@platen/contract/access';
import type { Call, Read } from '@platen/contract/call';
import type { ListQueryOf } from '@platen/model/lists';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { Context, PublicContext } from '../context.ts';
import type { RateLimit } from './rate-limit.ts';

type ContextFor<A extends Access> = A extends { kind: 'public' } ? PublicContext : Context;
type ResponseOf<C extends Call> = C extends { answer: 'raw' } ? unknown : Read<C['answer']>;

/** What came with a call, read by its schemas. */
interface Input<C extends Call> {
  params: C extends { params: infer P } ? Read<P> : undefined;
  query: C extends { query: infer Q } ? Read<Q> : undefined;
  body: C extends { body: infer B } ? (B extends 'stream' ? Readable : Read<B>) : undefined;
  /** Page, sorts and filters, where the call is a list. */
  list: C extends { list: infer L } ? ListQueryOf<L> : undefined;
}

/** What only the server has to know of a call. */
interface RouteOptions<C extends Call> {
  /** Who may call this how often, besides what holds for every API key. */
  limits?: readonly RateLimit[];
  /** How large the body may be, where what a form sends (64 KB) is too little. */
  bodyLimitMb?: number;
  /**
   * A change runs in one transaction, which a refusal rolls back. `false` where a refusal must leave a trace
   * (a wrong code counts as a try), and for work that needs no transaction.
   */
  transaction?: boolean;
  /** A POST that creates or pays: a repeated `Idempotency-Key` gets the first answer again. Default for POST. */
  idempotent?: boolean;
  /** The answer has thousands of items: it is written in turns, so that nobody waits for all of it. */
  isLongResponse?: boolean;
  /** A name under which its refusals tell their text once more, for those who read it there. */
  errorField?: 'error';
  run(context: ContextFor<C['access']>, input: Input<C>, reply: FastifyReply): Promise<ResponseOf<C>>;
}

/** A served call whose types have done their work. */
export interface Route extends Call, RouteOptions<Call> {}

/** Serves a call of the contract. */
export function route<C extends Call>(call: C, options: RouteOptions<C>): Route {
  return { ...call, ...options };
}
