import type { DrawingPlan } from '@platen/design/drawing-plan';
import { useEffect, useRef } from 'react';
import type { FontUrls } from '../../../../shared/preview/preview-assets.ts';
import { openCanvasPainter } from '../stage/canvas-painter.ts';
import { drawTile } from '../stage/draw-tile.ts';
import { imageSizeAt } from '../stage/picture-frame.ts';

const widthPx = 320;

/** A small preview of an image that does not change. */
export function StaticPreview({ plan, fontUrls, label }: { plan: DrawingPlan; fontUrls: FontUrls; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const painter = openCanvasPainter();
    const scale = Math.min(1, widthPx / plan.scene.width);
    const part = { left: 0, top: 0, ...imageSizeAt(plan.scene, scale) };
    async function draw() {
      const painted = await painter.draw('rest', { plan, fontUrls, scale, tiles: [{ part }] });
      const [tile] = painted?.tiles ?? [];
      if (canvas.current && tile) drawTile(canvas.current, tile);
    }
    draw().catch(() => undefined);
    return () => painter.close();
  }, [plan, fontUrls]);
  return <canvas ref={canvas} role="img" aria-label={label} style={{ width: '100%' }} />;
}
