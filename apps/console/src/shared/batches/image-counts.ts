import type { RenderState } from '@platen/model/renders';

/** What became of the production images of a batch: made, still to be made, or not to be had without help. */
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
