import type { Platform } from './context.ts';
import type { RequestOrigin } from './logging/request-origin.ts';

/**
 * The platform for work that follows from a request; what a schedule starts has none. The origin is passed on and not kept in
 * an `AsyncLocalStorage`, which makes every promise of the process slower before Node 24.
 */
export function platformFor(platform: Platform, origin: RequestOrigin | undefined): Platform {
  return origin ? { ...platform, origin, jobs: platform.jobs.withOrigin(origin) } : platform;
}
