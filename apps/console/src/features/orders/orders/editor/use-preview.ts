import type { Rect } from '@platen/design/geometry';
import type { Scene } from '@platen/design/scene';
import type { Locale } from '@platen/model/locale';
import type { Assets, AssetSource } from '@platen/render/browser';
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

/** Draws a scene on a canvas, with the server's own renderer: what is seen here is what will be made. */
export function usePreview(
  scene: Scene,
  source: AssetSource,
  canvas: RefObject<HTMLCanvasElement | null>,
  locale: Locale,
): PreviewState {
  const [state, setState] = useState(nothingYet);
  const known = useRef<Assets>(undefined);
  useEffect(() => {
    let isWanted = true;
    async function draw() {
      const { findingText, loadAssets, render, scaleForWidth } = await loadRenderer();
      const assets = await loadAssets(scene, source, known.current);
      known.current = assets;
      if (!isWanted || !canvas.current) return;
      // No larger than it is shown: what a browser shrinks by itself has jagged edges.
      const shownPx = canvas.current.clientWidth * window.devicePixelRatio || previewWidthMaxPx;
      const scale = scaleForWidth(scene, Math.min(previewWidthMaxPx, Math.ceil(shownPx)));
      const drawn = render(scene, assets, { scale });
      show(canvas.current, drawn.canvas);
      const findings = [...new Set(drawn.findings.map((finding) => findingText(finding, locale)))];
      setState({ status: 'ready', findings, bounds: shares(drawn.bounds, drawn.canvas) });
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
  }, [scene, source, canvas, locale]);
  return state;
}

function show(target: HTMLCanvasElement, drawn: OffscreenCanvas): void {
  Object.assign(target, { width: drawn.width, height: drawn.height });
  target.getContext('2d')?.drawImage(drawn, 0, 0);
}

function shares(bounds: ReadonlyMap<string, Rect>, { width, height }: OffscreenCanvas): Map<string, Rect> {
  return new Map(
    [...bounds].map(([id, rect]) => [
      id,
      { left: rect.left / width, top: rect.top / height, width: rect.width / width, height: rect.height / height },
    ]),
  );
}
