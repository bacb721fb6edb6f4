import { z } from 'zod';
import type { BilingualText } from '../text/locale.ts';

/** The states of a requested image. */
export const renderStates = ['queued', 'running', 'done', 'refused', 'failed', 'cancelled'] as const;
export type RenderState = (typeof renderStates)[number];

/** Why an image could not be rendered if no layer is the cause. Problems of a layer are findings. */
export const renderFailures = {
  too_large: { zh: '图片过大，无法生成', en: 'the image is too large to render' },
  timed_out: { zh: '生成超时，请减少图层或缩小尺寸', en: 'rendering took too long, use fewer or smaller layers' },
  crashed: { zh: '生成时程序中断', en: 'rendering was interrupted' },
  unavailable: { zh: '服务暂时无法使用，请稍后重试', en: 'a service is unavailable, try again later' },
} as const satisfies Record<string, BilingualText>;
export type RenderFailure = keyof typeof renderFailures;

/** A finding of the renderer with its layer, in the caller's language. */
export const renderFindingSchema = z.object({
  kind: z.string(),
  layer_id: z.string(),
  layer_name: z.string(),
  message: z.string(),
});

/** The number of findings in prints before they are made: errors would spoil a print, warnings may be intended. */
export const findingCountsSchema = z.object({ errors: z.int(), warnings: z.int() });
export type FindingCounts = z.infer<typeof findingCountsSchema>;

/** The sum for several orders, and the number of orders with findings. */
export const groupFindingCountsSchema = findingCountsSchema.extend({ orders: z.int() });
export type GroupFindingCounts = z.infer<typeof groupFindingCountsSchema>;

/** A finding in a print of an order. */
export const printFindingSchema = renderFindingSchema.extend({
  severity: z.enum(['error', 'warning']),
  /** The config of the image that has the finding. */
  config_id: z.string(),
  image_name: z.string(),
});
export type PrintFinding = z.infer<typeof printFindingSchema>;

export const previewSchema = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  findings: z.array(renderFindingSchema),
});
export type Preview = z.infer<typeof previewSchema>;

/** The maximum width and the quality of effect and custom-area images. */
export const renderWidthMaxPx = 1500;
export const renderQuality = 80;
