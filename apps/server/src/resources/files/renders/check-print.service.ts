import { type DrawingPlan, withAreas } from '@platen/design/drawing-plan';
import type { Area } from '@platen/design/layers/define-layer';
import type { Finding, PictureFacts } from '@platen/render/node';
import type { FileContext } from '../blobs/blob-uploads.service.ts';
import { loadPrintCheck } from './render-files.ts';

const timeLimitMs = 20_000;

/**
 * Finds problems of a print without its pictures: a thread lays out its texts, and knows how large each picture is and
 * whether it shows anything. The content of an area is checked at the size at which it is shown.
 */
export async function checkPrint(ctx: FileContext, plan: DrawingPlan, ownerId: number): Promise<Finding[]> {
  const found: Finding[] = [];
  const areaFacts: Record<string, PictureFacts> = {};
  const filled: { [A in Area]?: string } = {};
  for (const { area, shown, plan: inner } of plan.parts) {
    const { width, height, dpi } = inner.scene;
    const enlarged = Math.max(shown.width / width, shown.height / height);
    // Checked as a print of its own, because an area whose content is blank leaves no ink either.
    const { print } = plan.scene;
    const scene = { ...inner.scene, dpi: dpi / enlarged, ...(print && { print }) };
    const findings = await checkPrint(ctx, { ...inner, scene }, ownerId);
    found.push(...findings.filter((finding) => !isBlank(finding)));
    filled[area] = `area:${area}`;
    areaFacts[`area:${area}`] = { width, height, isBlank: findings.some(isBlank) };
  }
  const check = await loadPrintCheck(ctx, withAreas(plan.scene, filled));
  const pictures = { ...check.pictures, ...areaFacts };
  const control = { owner: ownerId.toString(), isUrgent: false, timeoutMs: timeLimitMs };
  const findings = await ctx.platform.renderer.pool().checkPrint({ ...check, pictures }, control);
  return [...found, ...findings];
}

const isBlank = ({ kind }: Finding) => kind === 'blank_image';
