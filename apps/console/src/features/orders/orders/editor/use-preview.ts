import type { DrawingPlan } from '@platen/design/drawing-plan';
import type { Rect, Size } from '@platen/design/geometry';
import type { Locale } from '@platen/model/locale';
import type { AssetSource, Drawing, PlanPainter } from '@platen/render/browser';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { previewWidthMaxPx } from './preview-assets.ts';

/** Waits for the hand to rest: each drawing takes the page's own thread. */
const restMs = 120;

const loadRenderer = () => import('@platen/render/browser');

export interface PreviewState {
  /** `failed`: this browser could not draw it; the stored image is shown instead. */
  status: 'loading' | 'ready' | 'failed';
  /** What drawing found, in the reader's language. */
  findings: readonly string[];
  /** By layer id, as shares of the image. */
  bounds: ReadonlyMap<string, Rect>;
}

const nothingYet: PreviewState = { status: 'loading', findings: [], bounds: new Map() };

/** Draws a plan on a canvas, with the server's own renderer: what is seen here is what will be made. */
export function usePreview(
  plan: DrawingPlan,
  source: AssetSource,
  canvas: RefObject<HTMLCanvasElement | null>,
  locale: Locale,
): PreviewState {
  const [state, setState] = useState(nothingYet);
  const painters = useRef(new WeakMap<AssetSource, PlanPainter>());
  useEffect(() => {
    let isWanted = true;
    async function draw() {
      const { findingText, newPlanPainter } = await loadRenderer();
      const painter = painters.current.get(source) ?? newPlanPainter(source);
      painters.current.set(source, painter);
      // No larger than it is shown: what a browser shrinks by itself has jagged edges.
      const shownPx = (canvas.current?.clientWidth ?? 0) * window.devicePixelRatio || previewWidthMaxPx;
      const drawn = await painter.draw(plan, Math.min(previewWidthMaxPx, Math.ceil(shownPx)));
      if (!isWanted || !canvas.current) return;
      show(canvas.current, drawn);
      const findings = [...new Set(drawn.findings.map((finding) => findingText(finding, locale)))];
      setState({ status: 'ready', findings, bounds: shares(drawn.bounds, drawn) });
    }
    const timer = setTimeout(() => {
      draw().catch(() => {
        if (isWanted) setState({ ...nothingYet, status: 'failed' });
      });
    }, restMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [plan, source, canvas, locale]);
  return state;
}

function show(target: HTMLCanvasElement, { width, height, data }: Drawing): void {
  Object.assign(target, { width, height });
  target.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
}

function shares(bounds: ReadonlyMap<string, Rect>, { width, height }: Size): Map<string, Rect> {
  return new Map(
    [...bounds].map(([id, rect]) => [
      id,
      { left: rect.left / width, top: rect.top / height, width: rect.width / width, height: rect.height / height },
    ]),
  );
}
