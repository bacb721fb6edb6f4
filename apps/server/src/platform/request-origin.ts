import { AsyncLocalStorage } from 'node:async_hooks';
import { context, propagation } from '@opentelemetry/api';

/** What follows from a request carries its id: the jobs that it queues, what they queue, and the webhooks they send. */
export interface RequestOrigin {
  request_id: string;
  /** The span of the request in the format of W3C Trace Context, if traces are recorded. */
  traceparent?: string;
}

const origins = new AsyncLocalStorage<RequestOrigin>();

export function runWithOrigin<T>(origin: RequestOrigin | undefined, work: () => T): T {
  return origin ? origins.run(origin, work) : work();
}

/** The origin of the work that is being done; undefined for what a schedule started. */
export function currentOrigin(): RequestOrigin | undefined {
  const origin = origins.getStore();
  if (!origin) return undefined;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return { ...origin, ...carrier };
}
