import type { Editor } from '@platen/design/editor/editor';
import { selectedNodes } from '@platen/design/editor/editor';
import { hoverAt } from '@platen/design/editor/overlay';
import { boxMatrix, type Grip, grips, selectionBox } from '@platen/design/editor/selection-box';
import type { Point } from '@platen/design/geometry';

const resizeCursors = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const;

/** The cursor shows what a press would do. The resize arrows rotate with the layer. */
export function cursorAt(editor: Editor, at: Point, pans: boolean): string {
  if (editor.pointer.kind === 'panning') return 'grabbing';
  if (pans) return 'grab';
  if (editor.pointer.kind !== 'none' && editor.pointer.kind !== 'pressed') return '';
  const hit = hoverAt(editor, at);
  if (!hit) return 'default';
  if (hit.kind === 'layer') return 'move';
  return hit.kind === 'rotate' ? 'grab' : resizeCursor(editor, hit.grip);
}

function resizeCursor(editor: Editor, grip: Grip): string {
  const box = selectionBox(selectedNodes(editor));
  const [a, b, c, d] = box ? boxMatrix(box) : [1, 0, 0, 1];
  const { x, y } = grips[grip];
  const turned = Math.atan2(b * x + d * y, a * x + c * y);
  const eighth = Math.round(turned / (Math.PI / 4));
  return resizeCursors[((eighth % 4) + 4) % 4] ?? 'default';
}
