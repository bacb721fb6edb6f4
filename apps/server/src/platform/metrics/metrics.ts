import { Histogram, Registry } from 'prom-client';

/**
 * What a process counts of its own work. Names and labels are read by dashboards and alert rules (`deploy/monitoring`),
 * so they are kept. A label never contains an id, a name or a path as it was called: each value is a series of its own.
 */
interface PlatformMetrics {
  registry: Registry;
  /** By method, route (`/form_orders/:id`) and status. */
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  /** By job and outcome. */
  jobSeconds: Histogram<'job' | 'outcome'>;
  /** By kind of image and outcome. */
  renderSeconds: Histogram<'kind' | 'outcome'>;
}

/**
 * The floors above add what they count, which `app.ts` creates on the same registry:
 * `declare module '../../platform/metrics/metrics.ts' { interface Metrics { uploads: Counter } }`
 */
export interface Metrics extends PlatformMetrics {}

const requestBucketsS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const workBucketsS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800];

/** A registry of its own, because the tests open several applications in one process. */
export function createMetrics(): PlatformMetrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'platen_http_request_seconds',
      help: 'Time from the first byte of a request to the last byte of its response.',
      labelNames: ['method', 'route', 'status'],
      buckets: requestBucketsS,
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'platen_job_seconds',
      help: 'Time that a job ran, by its outcome: done or failed.',
      labelNames: ['job', 'outcome'],
      buckets: workBucketsS,
      registers,
    }),
    renderSeconds: new Histogram({
      name: 'platen_render_seconds',
      help: 'Time to draw an image, with the time that it waited for a thread.',
      labelNames: ['kind', 'outcome'],
      buckets: workBucketsS,
      registers,
    }),
  };
}

export type Outcome = 'done' | 'failed';

/** Measures how long work takes, whether it succeeds or not. */
export async function timed<T>(observe: (seconds: number, outcome: Outcome) => void, work: () => Promise<T>) {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  try {
    const result = await work();
    observe(seconds(), 'done');
    return result;
  } catch (error) {
    observe(seconds(), 'failed');
    throw error;
  }
}
