import type { RenderState } from '@platen/model/files/renders';

/** The production images of a batch: rendered, pending, or failed. */
export interface ImageSummary {
  total: number;
  done: number;
  waiting: number;
  failed: number;
}

const partOf: Record<RenderState, Exclude<keyof ImageSummary, 'total'>> = {
  queued: 'waiting',
  running: 'waiting',
  done: 'done',
  refused: 'failed',
  failed: 'failed',
  cancelled: 'failed',
};

export function summarizeImages(counts: Record<RenderState, number>): ImageSummary {
  const summary: ImageSummary = { total: 0, done: 0, waiting: 0, failed: 0 };
  for (const [state, count] of Object.entries(counts)) {
    summary.total += count;
    summary[partOf[state as RenderState]] += count;
  }
  return summary;
}
