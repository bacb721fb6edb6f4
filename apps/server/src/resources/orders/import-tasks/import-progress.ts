import type { Db } from '../../../platform/database.ts';
import { noteProgress } from './import-tasks.queries.ts';

/** People look every few seconds. */
const noteEveryMs = 1000;
/** Where each part of the work ends, in percent. How many rows there are is known when they are read: they creep. */
const ends = { checked: 10, stored: 90, ordered: 99 };
const rowsPerPercent = 500;

/** How far an import is, told now and then. */
export class ImportProgress {
  private readonly db: Db;
  private readonly taskId: number;
  private notedAt = 0;

  constructor(db: Db, taskId: number) {
    this.db = db;
    this.taskId = taskId;
  }

  checked(rows: number): void {
    this.note(Math.min(ends.checked, 1 + rows / rowsPerPercent));
  }

  stored(count: number, total: number): void {
    this.note(ends.checked + ((ends.stored - ends.checked) * count) / total);
  }

  ordered(count: number, total: number): void {
    this.note(ends.stored + ((ends.ordered - ends.stored) * count) / total);
  }

  private note(percent: number): void {
    if (performance.now() - this.notedAt < noteEveryMs) return;
    this.notedAt = performance.now();
    // Nobody waits for it, and nothing depends on it.
    noteProgress(this.db, this.taskId, Math.floor(percent)).catch(() => undefined);
  }
}
