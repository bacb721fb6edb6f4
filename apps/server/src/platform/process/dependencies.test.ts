import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '../errors/database-unavailable.ts';
import { StoreUnavailableError } from '../errors/store-errors.ts';
import { type Dependencies, watchDependencies } from './dependencies.ts';

let lines: Record<string, unknown>[];
let isDatabaseAway: boolean;
let isDatabaseDiskFull: boolean;
let dependencies: Dependencies;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  isDatabaseAway = false;
  isDatabaseDiskFull = false;
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const database = async () => {
    if (isDatabaseAway) throw new Error('away');
  };
  dependencies = watchDependencies({
    log,
    probes: { database, store: async () => undefined },
    isDatabaseDiskFull: () => isDatabaseDiskFull,
  });
});
afterEach(() => {
  dependencies.close();
  vi.useRealTimers();
});

const said = () => lines.map(({ msg, dependency }) => `${String(dependency)}: ${String(msg)}`);

it('logs the beginning and the end of an outage, however often it is reported', async () => {
  isDatabaseAway = true;
  for (let time = 0; time < 100; time++) {
    expect(dependencies.report(new DatabaseUnavailableError(new Error('connect ECONNREFUSED')))).toBe('database');
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(said()).toEqual(['database: dependency unavailable']);
  expect(lines[0]).toMatchObject({ level: 50, reason: 'connect ECONNREFUSED' });
  expect(dependencies.isAvailable('database')).toBe(false);
  isDatabaseAway = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(said()).toEqual(['database: dependency unavailable', 'database: dependency available again']);
  expect(lines[1]).toMatchObject({ level: 30, seconds: 11 });
});

it('keeps a full disk until nothing has failed for half a minute, because some changes succeed on one', async () => {
  const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  for (let time = 0; time < 6; time++) {
    dependencies.report(new DatabaseUnavailableError(full));
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(said()).toEqual(['database_disk: dependency unavailable']);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(said()).toEqual(['database_disk: dependency unavailable', 'database_disk: dependency available again']);
});

it('names the disk when PostgreSQL has ended because of it', () => {
  isDatabaseDiskFull = true;
  expect(dependencies.report(new DatabaseUnavailableError(new Error('connect ECONNREFUSED')))).toBe('database_disk');
  expect(said()).toEqual(['database_disk: dependency unavailable']);
});

it('tells the disk of files from a store that is away, and both from errors of other kinds', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(dependencies.report(full)).toBe('disk');
  expect(dependencies.report(new StoreUnavailableError(new Error('socket hang up')))).toBe('store');
  expect(dependencies.report(new Error('a bug'))).toBeUndefined();
  dependencies.reportCheck('store', new Error('access denied'));
  expect(said()).toEqual(['disk: dependency unavailable', 'store: dependency unavailable']);
});
