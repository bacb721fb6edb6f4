import type { Db } from '../../../platform/database.ts';
import { saveProgress } from './import-tasks.queries.ts';

/** People look every few seconds. */
const reportEveryMs = 1000;
/** Where each part of the work ends, in percent. How many rows there are is known when they are read: they creep. */
const phaseEnds = { checked: 10, stored: 90, ordered: 99 };
const rowsPerPercent = 500;

/** How far an import is, told now and then. */
export class ImportProgress {
  private readonly db: Db;
  private readonly taskId: number;
  private reportedAt = 0;

  constructor(db: Db, taskId: number) {
    this.db = db;
    this.taskId = taskId;
  }

  checked(rows: number): void {
    this.report(Math.min(phaseEnds.checked, 1 + rows / rowsPerPercent));
  }

  stored(count: number, total: number): void {
    this.report(phaseEnds.checked + ((phaseEnds.stored - phaseEnds.checked) * count) / total);
  }

  ordered(count: number, total: number): void {
    this.report(phaseEnds.stored + ((phaseEnds.ordered - phaseEnds.stored) * count) / total);
  }

  private report(percent: number): void {
    if (performance.now() - this.reportedAt < reportEveryMs) return;
    this.reportedAt = performance.now();
    // Nobody waits for it, and nothing depends on it.
    saveProgress(this.db, this.taskId, Math.floor(percent)).catch(() => undefined);
  }
}
