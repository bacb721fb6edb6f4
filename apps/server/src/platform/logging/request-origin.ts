import { context, propagation } from '@opentelemetry/api';

/** What follows from a request carries its id: the jobs that it queues, what they queue, and the webhooks they send. */
export interface RequestOrigin {
  request_id: string;
  /** The span of the request in the format of W3C Trace Context, if traces are recorded. */
  traceparent?: string;
}

/** The origin with the span that is being recorded, if any. */
export function withCurrentSpan(origin: RequestOrigin): RequestOrigin {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return { ...origin, ...carrier };
}
