import { z } from 'zod';

/** What became of an image that was asked for. */
export const renderStates = ['queued', 'running', 'done', 'refused', 'failed', 'cancelled'] as const;
export type RenderState = (typeof renderStates)[number];

/** What drawing found, with the layer it is about, in the caller's language. */
export const renderFindingSchema = z.object({
  kind: z.string(),
  layer_id: z.string(),
  layer_name: z.string(),
  message: z.string(),
});
export type RenderFinding = z.infer<typeof renderFindingSchema>;

export const previewSchema = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  findings: z.array(renderFindingSchema),
});
export type Preview = z.infer<typeof previewSchema>;

/** Effect and custom-area images are at most this wide, at this quality. */
export const renderWidthMaxPx = 1500;
export const renderQuality = 80;
