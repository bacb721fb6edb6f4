import type { DrawingPlan } from '@platen/design/drawing-plan';
import type { Editor } from '@platen/design/editor/editor';
import type { FontUrls } from '../../../../shared/preview/preview-assets.ts';

/** What the picture needs of the screen around it. */
export interface PictureSource {
  /** The recipe of the image that is shown. */
  planOf: (editor: Editor) => DrawingPlan | undefined;
  fontUrls: () => FontUrls;
  /** What the image shows besides the document, such as an order's words: another one is another image. */
  shownFor?: unknown;
  /** Whether drawing failed: the script of the renderer may not have come. */
  onFailed: (hasFailed: boolean) => void;
  /** Whether what is shown is not yet what was made. */
  onDrawing: (isDrawing: boolean) => void;
}
