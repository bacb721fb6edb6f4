import type { FastifyBaseLogger } from 'fastify';
import { DatabaseUnavailableError } from '../errors/database-unavailable.ts';
import { reasonOf } from '../errors/startup-error.ts';
import { isDiskFull, StoreUnavailableError } from '../errors/store-errors.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * What a process cannot work without and has no influence on. `database_disk`: PostgreSQL can store nothing, or has ended.
 * `disk`: that of files, or of the files that are being made.
 */
export const dependencyNames = ['database', 'database_disk', 'store', 'disk'] as const;
export type DependencyName = (typeof dependencyNames)[number];

const probeEveryMsDefault = 1000;
const probeTimeoutMs = 2000;
/** On a full disk some changes succeed, so that it is over only when none has failed for a while. */
const quietMsDefault = 30_000;

interface DependencyOptions {
  log: FastifyBaseLogger;
  /** Fails while the dependency is unavailable. */
  probes: Readonly<Record<'database' | 'store', () => Promise<unknown>>>;
  /** Whether that is why the database is unavailable: PostgreSQL ends when it cannot write its log, and cannot start. */
  isDatabaseDiskFull?: () => boolean;
  probeEveryMs?: number;
  quietMs?: number;
}

export interface Dependencies {
  /**
   * Takes note of an error if the database, its disk or the store is the reason, and says which of them. The first error of an
   * outage is logged, and its end: thousands of requests and jobs fail meanwhile, each for the same reason.
   */
  report(error: unknown): DependencyName | undefined;
  /** Takes note of any error of a check of this dependency. */
  reportCheck(name: 'database' | 'store', error: unknown): void;
  isAvailable(name: DependencyName): boolean;
  close(): void;
}

interface Outage {
  since: number;
  lastFailureAt: number;
  timer: NodeJS.Timeout;
}

export function watchDependencies({
  log,
  probes,
  isDatabaseDiskFull = () => false,
  probeEveryMs = probeEveryMsDefault,
  quietMs = quietMsDefault,
}: DependencyOptions): Dependencies {
  const outages = new Map<DependencyName, Outage>();
  let isClosed = false;

  function fail(dependency: DependencyName, error: unknown): void {
    const now = performance.now();
    const outage = outages.get(dependency);
    if (outage) {
      outage.lastFailureAt = now;
      return;
    }
    if (isClosed) return;
    log.error({ dependency, reason: reasonOf(error) }, 'dependency unavailable');
    outages.set(dependency, { since: now, lastFailureAt: now, timer: probeLater(dependency) });
  }

  function probeLater(dependency: DependencyName): NodeJS.Timeout {
    return setTimeout(() => void probe(dependency), probeEveryMs).unref();
  }

  async function probe(dependency: DependencyName): Promise<void> {
    const works = await withTimeout(
      probes[dependency.startsWith('database') ? 'database' : 'store'](),
      probeTimeoutMs,
    ).then(
      () => true,
      () => false,
    );
    const outage = outages.get(dependency);
    if (!outage || isClosed) return;
    const isQuiet = !dependency.endsWith('disk') || performance.now() - outage.lastFailureAt >= quietMs;
    if (!works || !isQuiet) {
      outage.timer = probeLater(dependency);
      return;
    }
    outages.delete(dependency);
    const seconds = Math.round((performance.now() - outage.since) / 1000);
    log.info({ dependency, seconds }, 'dependency available again');
  }

  function dependencyOf(error: unknown): DependencyName | undefined {
    if (error instanceof DatabaseUnavailableError)
      return isDiskFull(error) || isDatabaseDiskFull() ? 'database_disk' : 'database';
    if (isDiskFull(error)) return 'disk';
    return error instanceof StoreUnavailableError ? 'store' : undefined;
  }

  return {
    report(error) {
      const dependency = dependencyOf(error);
      if (dependency) fail(dependency, error);
      return dependency;
    },
    reportCheck: (name, error) => fail(dependencyOf(error) ?? name, error),
    isAvailable: (name) => !outages.has(name),
    close() {
      isClosed = true;
      for (const { timer } of outages.values()) clearTimeout(timer);
    },
  };
}
