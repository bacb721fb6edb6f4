import { bytesPerMb, type SheetLimits } from './limits.ts';
import { sheetError } from './sheet-error.ts';

/** What the reading of one file may cost, shared by everything that takes part in it. */
export class Reading {
  readonly limits: SheetLimits;
  private readonly signal: AbortSignal | undefined;
  private busyMs = 0;

  constructor(limits: SheetLimits, signal?: AbortSignal) {
    this.limits = limits;
    this.signal = signal;
  }

  /** Before the work, by what a part says of itself, and again as its bytes come. */
  checkPartSize(bytes: number): void {
    if (bytes > this.limits.partMb * bytesPerMb) throw sheetError('too_large', { limit: this.limits.partMb });
  }

  /** One piece of work without a pause, small enough that the time is looked at often. */
  work<Result>(run: () => Result): Result {
    this.signal?.throwIfAborted();
    const start = performance.now();
    const result = run();
    this.busyMs += performance.now() - start;
    if (this.busyMs > this.limits.seconds * 1000) throw sheetError('took_too_long', { seconds: this.limits.seconds });
    return result;
  }
}
