import { Worker } from 'node:worker_threads';
import type { OrderTemplate } from '@platen/ordering/order-template';
import type { CheckedGroup, CheckedRow, SheetLookups } from '../checked-sheet.ts';
import type { RememberedMapping } from '../headers.ts';
import type { SheetLimits } from '../limits.ts';
import type { PhotoReport } from '../loose-photos.ts';
import type { PackedFile } from '../order-archive.ts';
import type { SheetPicture } from '../raw-rows.ts';
import { sheetError } from '../sheet-error.ts';
import {
  type CheckResult,
  type ErrorSheetRequest,
  type FailedSummary,
  type MainHandlers,
  type OpenResult,
  rowsPerBatch,
  type ThreadHandlers,
  withPictures,
  withReport,
} from './sheet-calls.ts';
import { connect } from './thread-calls.ts';

/** The code of the thread, built or from source, and what Node needs to run it. */
export interface ThreadCode {
  readonly url: URL | string;
  readonly execArgv?: readonly string[];
}

export interface SheetFileOptions {
  code: ThreadCode;
  /** A sheet, or an archive of one with its images. */
  path: string;
  mappings?: readonly RememberedMapping[];
  limits?: Partial<SheetLimits>;
  guard?: Partial<ThreadGuard>;
  signal?: AbortSignal;
}

/** The rows of one template that can be ordered. They stay in the thread until they are requested. */
export interface SheetGroup {
  template: OrderTemplate;
  rowsCount: number;
  /** Batches that are fast to deserialize; `from` is inclusive, `to` is exclusive. */
  batches(from?: number, to?: number): AsyncGenerator<CheckedRow[]>;
}

/** What a check found. */
export interface SheetCheck {
  groups: readonly SheetGroup[];
  failed: FailedSummary;
  /** The row at which checking ended because too many had failed. */
  stoppedAt: number | undefined;
  headers: CheckResult['headers'];
  photos: PhotoReport | undefined;
}

/** A sheet that is open in a thread of its own. */
export interface SheetFile extends OpenResult {
  check(lookups: SheetLookups, checked?: (rows: number) => void): Promise<SheetCheck>;
  /** The sheet of the rows that the last check refused, written in the thread as it is read here. */
  errorSheet(request: ErrorSheetRequest): AsyncGenerator<Uint8Array>;
  /** The file that a path of a cell leads to, in an archive. */
  findFile(path: string): Promise<PackedFile | undefined>;
}

/** Limits beyond which a thread is terminated, in case a file gets around the limits of the reader. */
export interface ThreadGuard {
  /** More than the largest sheet within the limits takes. */
  heapMaxMb: number;
  /** A thread that does not answer pings is stuck, or the machine is overloaded. */
  pingIntervalMs: number;
  missedPingsMax: number;
}

const threadGuard: ThreadGuard = { heapMaxMb: 1024, pingIntervalMs: 5000, missedPingsMax: 24 };

/**
 * Opens a sheet in a thread while `use` runs; the thread is terminated afterwards, whatever the file did to its reader.
 * Throws a `SheetError`.
 */
export async function withSheetFile<T>(
  { code, path, mappings = [], limits, guard: guardChanges, signal }: SheetFileOptions,
  use: (file: SheetFile) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const guard = { ...threadGuard, ...guardChanges };
  const worker = new Worker(code.url, {
    ...(code.execArgv && { execArgv: [...code.execArgv] }),
    resourceLimits: { maxOldGenerationSizeMb: guard.heapMaxMb },
  });
  const running: RunningCheck = { lookups: undefined, checked: () => undefined, failure: undefined };
  const callThread: CallThread = connect<ThreadHandlers>(
    worker,
    mainHandlers(running, (id) => callThread('readPicture', id)),
  );
  async function openFile(): Promise<SheetFile> {
    return sheetFileOf(await callThread('open', { path, mappings, limits }), callThread, running);
  }

  const ended = new AbortController();
  try {
    return await Promise.race([
      openFile().then(use),
      rejectOnEnd(worker, signal, ended.signal),
      rejectOnStall(callThread, guard, ended.signal),
    ]);
  } finally {
    ended.abort();
    await worker.terminate();
  }
}

type CallThread = ReturnType<typeof connect<ThreadHandlers>>;

/** The check that is running: what the thread asks is answered by its lookups. */
interface RunningCheck {
  lookups: SheetLookups | undefined;
  checked: (rows: number) => void;
  failure: unknown;
}

/** The sheet that is open in the thread behind `callThread`. */
function sheetFileOf(opened: OpenResult, callThread: CallThread, running: RunningCheck): SheetFile {
  const withReader = (picture: SheetPicture) => ({ ...picture, read: () => callThread('readPicture', picture.id) });

  function groupOf(described: CheckResult['groups'][number], group: number): SheetGroup {
    return {
      ...described,
      async *batches(from = 0, to = described.rowsCount) {
        for (let at = from; at < to; at += rowsPerBatch) {
          const rows = await callThread('readRows', { group, from: at });
          yield withPictures(rows.slice(0, to - at), withReader);
        }
      },
    };
  }

  async function* errorSheet(wanted: ErrorSheetRequest): AsyncGenerator<Uint8Array> {
    await callThread('beginErrorSheet', wanted);
    for (;;) {
      const piece = await callThread('readErrorSheet', undefined);
      if (piece === undefined) return;
      yield piece;
    }
  }

  return {
    ...opened,
    async check(lookups, checked = () => undefined) {
      running.lookups = lookups;
      running.checked = checked;
      try {
        const { kind, shipping, findTaken, assignments } = lookups;
        const request = { kind, shipping, checksNumbers: findTaken !== undefined, assignments };
        const { photos, ...result } = await callThread('check', request);
        return {
          ...result,
          groups: result.groups.map((group, index) => groupOf(group, index)),
          photos: photos && withReport(photos, withReader),
        };
      } catch (error) {
        // An error of a lookup went through the thread and lost its class: throw the original.
        throw running.failure ?? error;
      }
    },
    errorSheet,
    async findFile(name) {
      const found = await callThread('findFile', name);
      return found && { ...found, read: () => callThread('readFile', name) };
    },
  };
}

/** Reads all rows of all templates into memory, for programs with a single user. */
export async function collectGroups({ groups }: Pick<SheetCheck, 'groups'>): Promise<CheckedGroup[]> {
  const collected: CheckedGroup[] = [];
  for (const group of groups) {
    const rows: CheckedRow[] = [];
    for await (const batch of group.batches()) for (const row of batch) rows.push(row);
    collected.push({ template: group.template, rows });
  }
  return collected;
}

function mainHandlers(running: RunningCheck, readPicture: (id: string) => Promise<Uint8Array>): MainHandlers {
  async function lookUp<A>(find: (by: SheetLookups) => Promise<A>): Promise<A> {
    if (!running.lookups) throw new Error('no check is running');
    try {
      return await find(running.lookups);
    } catch (error) {
      running.failure ??= error;
      throw error;
    }
  }
  return {
    findTemplate: (no) => lookUp((by) => by.findTemplate(no)),
    findImage: ({ reference, picture }) =>
      lookUp((by) =>
        by.findImage({
          reference,
          picture: picture && { ...picture, read: () => readPicture(picture.id) },
        }),
      ),
    findTaken: (nos) => lookUp(async (by) => [...((await by.findTaken?.(nos)) ?? [])]),
    checked: (rows) => running.checked(rows),
  };
}

/** Rejects when the thread ends or the signal is aborted. */
function rejectOnEnd(worker: Worker, signal: AbortSignal | undefined, over: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', abort, { once: true });
    over.addEventListener('abort', () => signal?.removeEventListener('abort', abort), { once: true });
    worker.once('error', (error) => {
      const isFull = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isFull ? sheetError('too_much_memory') : error);
    });
    worker.once('exit', (exitCode) => reject(new Error(`the thread of a sheet ended with ${exitCode}`)));
  });
}

/** Rejects when the thread misses several pings in a row. */
function rejectOnStall(
  callThread: (call: 'ping', nothing: undefined) => Promise<boolean>,
  { pingIntervalMs, missedPingsMax }: ThreadGuard,
  over: AbortSignal,
): Promise<never> {
  return new Promise((_, reject) => {
    let missedPings = 0;
    async function ping(): Promise<void> {
      missedPings++;
      await callThread('ping', undefined);
      missedPings = 0;
    }
    const timer = setInterval(() => {
      const seconds = (missedPingsMax * pingIntervalMs) / 1000;
      if (missedPings >= missedPingsMax) reject(sheetError('took_too_long', { seconds }));
      void ping();
    }, pingIntervalMs);
    over.addEventListener('abort', () => clearInterval(timer), { once: true });
  });
}
