import { openPainter, type Painter } from '../../../../shared/preview/painter.ts';
import type { CanvasRequest, DrawnCanvas } from './canvas-messages.ts';

/** What a drawing is for, most urgent first: the tiles that a drag moves, the sizes of texts, the page itself. */
const purposes = ['drag', 'measure', 'rest'] as const;

export type CanvasPainter = Painter<(typeof purposes)[number], CanvasRequest, DrawnCanvas>;

export const openCanvasPainter = (): CanvasPainter =>
  openPainter(purposes, () => new Worker(new URL('./canvas-worker.ts', import.meta.url), { type: 'module' }));
