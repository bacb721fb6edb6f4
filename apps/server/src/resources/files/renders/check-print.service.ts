import { type DrawingPlan, withAreas } from '@platen/design/drawing-plan';
import type { Size } from '@platen/design/geometry';
import type { Area } from '@platen/design/layers/define-layer';
import type { Finding } from '@platen/render/node';
import type { FileContext } from '../blobs/blob-uploads.service.ts';
import { loadPrintCheck } from './render-files.ts';

const timeLimitMs = 20_000;

/**
 * Finds problems of a print without drawing it: a thread lays out its texts and knows the sizes of its pictures. The
 * content of an area is checked at the size at which it is shown.
 */
export async function checkPrint(ctx: FileContext, plan: DrawingPlan, ownerId: number): Promise<Finding[]> {
  const found: Finding[] = [];
  const areaSizes: Record<string, Size> = {};
  const filled: { [A in Area]?: string } = {};
  for (const { area, shown, plan: inner } of plan.parts) {
    const enlarged = Math.max(shown.width / inner.scene.width, shown.height / inner.scene.height);
    const scene = { ...inner.scene, dpi: inner.scene.dpi / enlarged };
    found.push(...(await checkPrint(ctx, { ...inner, scene }, ownerId)));
    filled[area] = `area:${area}`;
    areaSizes[`area:${area}`] = { width: inner.scene.width, height: inner.scene.height };
  }
  const check = await loadPrintCheck(ctx, withAreas(plan.scene, filled));
  const pictureSizes = { ...check.pictureSizes, ...areaSizes };
  const control = { owner: ownerId.toString(), isUrgent: false, timeoutMs: timeLimitMs };
  const findings = await ctx.platform.renderer.pool().checkPrint({ ...check, pictureSizes }, control);
  return [...found, ...findings];
}
