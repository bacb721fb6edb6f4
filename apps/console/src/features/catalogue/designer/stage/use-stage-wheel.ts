import { zoomTo } from '@platen/design/editor/commands/view-commands';
import { withSession } from '@platen/design/editor/editor';
import { panBy } from '@platen/design/editor/view';
import { type RefObject, useEffect } from 'react';
import { useEditorStore } from '../store/use-editor.ts';

/** The least delta of one notch of a mouse wheel; a trackpad reports less at a time. */
const notchPx = 100;
const zoomPerPx = 0.002;
/** A pinch on a trackpad is a wheel event with Ctrl, in small steps. */
const zoomPerPinchPx = 0.01;

/** A wheel zooms at the pointer; two fingers on a trackpad pan, and zoom when they pinch. */
export function useStageWheel(stage: RefObject<HTMLElement | null>): void {
  const store = useEditorStore();
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    function onWheel(event: WheelEvent) {
      event.preventDefault();
      const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      const { deltaX, deltaY } = event;
      const isNotch = event.deltaMode !== 0 || (deltaX === 0 && Math.abs(deltaY) >= notchPx);
      if (event.ctrlKey || event.metaKey || (isNotch && !event.shiftKey)) {
        const factor = Math.exp(-deltaY * (isNotch ? zoomPerPx : zoomPerPinchPx));
        store.act((editor) => zoomTo(editor, editor.session.view.zoomPercent * factor, at));
        return;
      }
      const way = event.shiftKey && deltaX === 0 ? { x: -deltaY, y: 0 } : { x: -deltaX, y: -deltaY };
      store.act((editor) => withSession(editor, { view: panBy(editor.session.view, way) }));
    }
    // React adds passive listeners, which cannot prevent the page from zooming.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage, store]);
}
