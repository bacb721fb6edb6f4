import type { DrawingPlan } from '@platen/design/drawing-plan';
import type { Editor } from '@platen/design/editor/editor';
import type { FontUrls } from '../../../../shared/preview/preview-assets.ts';
import type { CanvasFinding } from './canvas-messages.ts';

/** What the picture needs of the screen around it. */
export interface PictureSource {
  /** The recipe of the image that is shown. */
  planOf: (editor: Editor) => DrawingPlan | undefined;
  fontUrls: () => FontUrls;
  /** What drawing found, of the document at rest. */
  onFindings: (findings: readonly CanvasFinding[]) => void;
  /** Whether drawing failed: the script of the renderer may not have come. */
  onFailed: (hasFailed: boolean) => void;
}
