import type { DrawingPlan } from '@platen/design/drawing-plan';
import type { Editor } from '@platen/design/editor/editor';
import type { FontUrls } from '../../../../shared/preview/preview-assets.ts';

/** What the picture needs from the screen around it. */
export interface PictureSource {
  /** The drawing plan of the current image. */
  planOf: (editor: Editor) => DrawingPlan | undefined;
  fontUrls: () => FontUrls;
  /** What the image shows in addition to the document, such as the values of an order: another value is another image. */
  shownFor?: unknown;
  /** Whether drawing failed: the script of the renderer may not have loaded. */
  onFailed: (hasFailed: boolean) => void;
  /** Whether the picture is older than the document. */
  onDrawing: (isDrawing: boolean) => void;
}
