import type { Readable } from 'node:stream';
import type { Access } from '@platen/contract/access';
import type { Call, SchemaOutput } from '@platen/contract/call';
import type { ListQueryOf } from '@platen/model/lists/lists';
import type { FastifyReply } from 'fastify';
import type { Platform, PublicContext, RequestContext } from '../context.ts';
import type { RateLimit } from './rate-limit.ts';

type ContextFor<A extends Access> = A extends { kind: 'public' } ? PublicContext : RequestContext;
type ResponseOf<C extends Call> = C extends { response: 'raw' } ? unknown : SchemaOutput<C['response']>;

/** The input of a call, parsed by its schemas. */
interface Input<C extends Call> {
  params: C extends { params: infer P } ? SchemaOutput<P> : undefined;
  query: C extends { query: infer Q } ? SchemaOutput<Q> : undefined;
  body: C extends { body: infer B } ? (B extends 'stream' ? Readable : SchemaOutput<B>) : undefined;
  /** Page, sorts and filters, if the call is a list. */
  list: C extends { list: infer L } ? ListQueryOf<L> : undefined;
}

/** The options of a call that only the server needs. */
interface RouteOptions<C extends Call> {
  /** Rate limits in addition to those of every API key. */
  limits?: readonly RateLimit[];
  /** The body size limit, if it differs from the default of 64 KB. */
  bodyLimitMb?: number;
  /**
   * A change runs in one transaction, which an error rolls back. `false` if an error must leave a trace (a wrong code
   * counts as an attempt), and for work that needs no transaction.
   */
  transaction?: boolean;
  /** A read that may be a few seconds behind the changes of others, and run twice. Lists always may. */
  mayReadReplica?: boolean;
  /** The response has thousands of items and is serialized in slices, to keep the event loop free. */
  isLongResponse?: boolean;
  /** A second field in which errors repeat their text, for clients that read it there. */
  errorField?: 'error';
  run(context: ContextFor<C['access']>, input: Input<C>, reply: FastifyReply): Promise<ResponseOf<C>>;
  /** Runs when a change is committed, before the response: for what this process keeps in memory. */
  committed?(platform: Platform, input: Input<C>): void;
}

/** A call with its implementation, without its generic types. */
export interface Route extends Call, RouteOptions<Call> {}

/** Implements a call of the contract. */
export function route<C extends Call>(call: C, options: RouteOptions<C>): Route {
  return { ...call, ...options };
}
