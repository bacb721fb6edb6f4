import { layersOf } from '@platen/design/editor/editor';
import { moveTo } from '@platen/design/editor/editor-actions';
import { canMoveTo } from '@platen/design/editor/tree-moves';
import { type DropSide, dropTarget, type TreeRow } from '@platen/design/editor/tree-rows';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useEditorStore } from '../store/editor-store.ts';

export interface TreeDrop {
  readonly rowId: string;
  readonly side: DropSide;
}

/** A press that is held this long, or moved this far, is a drag and not a click. */
const holdMs = 150;
const dragThresholdPx = 5;

/**
 * Drags rows of the layer tree. `rowAt` returns the row at a vertical position, and the share of its height above that
 * position.
 */
export function useTreeDrag(rowAt: (clientY: number) => { row: TreeRow; share: number } | undefined) {
  const store = useEditorStore();
  const [drop, setDrop] = useState<TreeDrop>();
  const [draggedIds, setDraggedIds] = useState<readonly string[]>([]);
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  function targetAt(ids: readonly string[], clientY: number) {
    const found = rowAt(clientY);
    if (!found) return undefined;
    const { row, share } = found;
    const layers = layersOf(store.get());
    const { templateKind } = store.get().setup;
    const sides: DropSide[] =
      share < 0.3
        ? ['above', 'inside']
        : share > 0.7
          ? ['below', 'inside']
          : ['inside', share < 0.5 ? 'above' : 'below'];
    for (const side of sides) {
      const target = dropTarget(layers, row.layer.id, side, row.isOpen);
      if (target && canMoveTo(layers, ids, target, templateKind))
        return { drop: { rowId: row.layer.id, side }, target };
    }
    return undefined;
  }

  function begin(event: PointerEvent, id: string) {
    if (event.button !== 0) return;
    const { selection } = store.get().session;
    const ids = selection.includes(id) ? selection : [id];
    const from = event.clientY;
    let isDragging = false;
    let isHeld = false;
    const hold = setTimeout(() => {
      isHeld = true;
    }, holdMs);
    function onMove({ clientY }: globalThis.PointerEvent) {
      const movedPx = Math.abs(clientY - from);
      if (!isDragging && !(movedPx > dragThresholdPx || (isHeld && movedPx > 1))) return;
      isDragging = true;
      setDraggedIds(ids);
      setDrop(targetAt(ids, clientY)?.drop);
    }
    function onUp({ clientY }: globalThis.PointerEvent) {
      const found = isDragging ? targetAt(ids, clientY) : undefined;
      stop();
      if (found) store.act((editor, timeMs) => moveTo(editor, ids, found.target, timeMs));
    }
    function onKey({ key }: KeyboardEvent) {
      if (key === 'Escape') stop();
    }
    function stop() {
      clearTimeout(hold);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', onKey);
      end.current = undefined;
      setDrop(undefined);
      setDraggedIds([]);
    }
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', onKey);
    end.current = stop;
  }

  return { drop, draggedIds, begin };
}
