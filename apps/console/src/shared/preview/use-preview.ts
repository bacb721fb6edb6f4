import type { DrawingPlan } from '@platen/design/drawing-plan';
import type { Rect, Size } from '@platen/design/geometry';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { openPainter, type Painter } from './painter.ts';
import { type FontUrls, previewWidthMaxPx } from './preview-assets.ts';
import type { DrawnPreview, PreviewRequest } from './preview-messages.ts';

/** Waits for a pause: between two key presses no image is worth drawing. */
const debounceMs = 120;

export interface PreviewState {
  /** `failed`: this browser could not draw it; the stored image is shown instead. */
  status: 'loading' | 'ready' | 'failed';
  /** The findings of drawing it, in the reader's language. */
  findings: readonly string[];
  /** By layer id, as shares of the image. */
  bounds: ReadonlyMap<string, Rect>;
}

const idleState: PreviewState = { status: 'loading', findings: [], bounds: new Map() };

type PreviewPainter = Painter<'preview', PreviewRequest, DrawnPreview>;

const openPreviewPainter = (): PreviewPainter =>
  openPainter(['preview'], () => new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' }));

/** Draws a plan on a canvas, with the server's own renderer in a worker, so that the preview matches the result. */
export function usePreview(
  plan: DrawingPlan | undefined,
  fontUrls: FontUrls,
  canvas: RefObject<HTMLCanvasElement | null>,
): PreviewState {
  const locale = useLocale();
  const [state, setState] = useState(idleState);
  const painter = useRef<PreviewPainter>(undefined);
  useEffect(() => {
    const opened = openPreviewPainter();
    painter.current = opened;
    return () => opened.close();
  }, []);
  useEffect(() => {
    if (!plan) return;
    let isWanted = true;
    async function draw(drawing: DrawingPlan) {
      // No larger than it is displayed: scaling down in the browser causes jagged edges.
      const shownPx = (canvas.current?.clientWidth ?? 0) * window.devicePixelRatio || previewWidthMaxPx;
      const widthMaxPx = Math.min(previewWidthMaxPx, Math.ceil(shownPx));
      const drawn = await painter.current?.draw('preview', { plan: drawing, fontUrls, widthMaxPx, locale });
      if (!drawn || !isWanted || !canvas.current) return;
      show(canvas.current, drawn);
      setState({ status: 'ready', findings: drawn.findings, bounds: shares(drawn.bounds, drawn) });
    }
    const timer = setTimeout(() => {
      draw(plan).catch(() => {
        if (isWanted) setState({ ...idleState, status: 'failed' });
      });
    }, debounceMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [plan, fontUrls, canvas, locale]);
  return state;
}

function show(target: HTMLCanvasElement, { width, height, data }: DrawnPreview): void {
  Object.assign(target, { width, height });
  target.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
}

function shares(bounds: ReadonlyMap<string, Rect>, { width, height }: Size): Map<string, Rect> {
  return new Map(
    [...bounds].map(([id, rect]) => [
      id,
      { left: rect.left / width, top: rect.top / height, width: rect.width / width, height: rect.height / height },
    ]),
  );
}
