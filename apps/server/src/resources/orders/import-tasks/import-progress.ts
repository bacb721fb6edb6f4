import type { Db } from '../../../platform/database/database.ts';
import { saveProgress } from './import-tasks.queries.ts';

/** Often enough for people who check every few seconds. */
const reportEveryMs = 1000;
/**
 * The percentage at which each phase ends. The number of rows is unknown while they are read, so that phase advances
 * slowly.
 */
const phaseEnds = { checked: 10, stored: 90, ordered: 99 };
const rowsPerPercent = 500;

/** Reports the progress of an import at intervals. */
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
    // Not awaited, because nothing depends on it.
    saveProgress(this.db, this.taskId, Math.floor(percent)).catch(() => undefined);
  }
}
