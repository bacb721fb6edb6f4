import { renderQuality, renderWidthMaxPx } from '@platen/model/files/renders';
import { type Finding, scaleForWidth } from '@platen/render/node';
import type { FileContext } from '../blobs/blob-uploads.service.ts';
import { loadRequest } from './render-files.ts';
import type { RenderRow } from './renders.tables.ts';

/** Nobody waits longer in front of a screen, and others are waiting. */
export const urgentTimeLimitMs = 20_000;

export interface DrawControl {
  owner: string | undefined;
  isUrgent: boolean;
  timeoutMs: number | undefined;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

interface DrawnPreview {
  filename: string;
  bytes: Buffer;
  /** The pixels to use when it is shown in another image. */
  drawn: Uint8Array | undefined;
  width: number;
  height: number;
  findings: readonly Finding[];
}

/** Draws an effect or custom-area image, which is small enough for memory. */
export async function drawPreview(ctx: FileContext, row: RenderRow, control: DrawControl): Promise<DrawnPreview> {
  const request = await loadRequest(ctx, row.scene, scaleForWidth(row.scene, renderWidthMaxPx));
  const format = row.output === 'custom' ? 'webp' : 'jpeg';
  const output = {
    format,
    quality: renderQuality,
    dpi: row.scene.dpi,
    widthMaxPx: renderWidthMaxPx,
    mode: 'preview',
    isShown: row.output === 'custom',
  } as const;
  const { bytes, drawn, width, height, findings } = await ctx.platform.renderer
    .pool()
    .renderImage(request, output, control);
  const filename = `${row.output}-${row.id}.${format === 'jpeg' ? 'jpg' : format}`;
  return { filename, bytes: Buffer.from(bytes), drawn, width, height, findings };
}
