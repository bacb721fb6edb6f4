import { zoomTo } from '@platen/design/editor/commands/view-commands';
import { type Editor, selectedNodes, withSession } from '@platen/design/editor/editor';
import { hoverAt } from '@platen/design/editor/overlay';
import {
  cancelPointer,
  movePointer,
  type PointerInput,
  pressPointer,
  releasePointer,
} from '@platen/design/editor/pointer';
import { boxMatrix, type Grip, grips, selectionBox } from '@platen/design/editor/selection-box';
import { panBy, type View, zoomAround } from '@platen/design/editor/view';
import type { Point } from '@platen/design/geometry';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useEditorStore } from '../store/editor-store.ts';

interface Pinch {
  readonly view: View;
  readonly middle: Point;
  readonly distance: number;
}

const middleButton = 1;
const firstButton = 0;

/** Pointer events on the stage: press, move and release; two fingers zoom and pan. */
export function useStagePointer(stage: RefObject<HTMLElement | null>, isSpaceDown: RefObject<boolean>) {
  const store = useEditorStore();
  const fingers = useRef(new Map<number, Point>());
  const pinch = useRef<Pinch>(undefined);

  /** The position of the stage, read on press: reading it at every step of a drag would force a layout. */
  const corner = useRef<Point>({ x: 0, y: 0 });

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    return { x: clientX - corner.current.x, y: clientY - corner.current.y };
  }

  function inputOf(event: PointerEvent): PointerInput {
    const pans = event.buttons === 4 || event.button === middleButton || isSpaceDown.current;
    // The time of the event and not of its handling on a busy page: double clicks are detected by time.
    return { at: pointOf(event), timeMs: event.timeStamp, shift: event.shiftKey, alt: event.altKey, pans };
  }

  const step = (change: (editor: Editor, input: PointerInput) => Editor, event: PointerEvent) => {
    const input = inputOf(event);
    store.act((editor) => change(editor, input));
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== firstButton && event.button !== middleButton) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { left: x = 0, top: y = 0 } = stage.current?.getBoundingClientRect() ?? {};
      corner.current = { x, y };
      fingers.current.set(event.pointerId, pointOf(event));
      if (event.button === middleButton) event.preventDefault();
      if (fingers.current.size === 1) {
        step(pressPointer, event);
        return;
      }
      store.act(cancelPointer);
      pinch.current = pinchOf(store.get().session.view, [...fingers.current.values()]);
    },
    onPointerMove(event: PointerEvent) {
      if (fingers.current.has(event.pointerId)) fingers.current.set(event.pointerId, pointOf(event));
      const began = pinch.current;
      if (!began) {
        if (fingers.current.size > 0) step(movePointer, event);
        return;
      }
      const now = pinchOf(began.view, [...fingers.current.values()]);
      const zoomed = zoomAround(began.view, (began.view.zoomPercent * now.distance) / began.distance, began.middle);
      const way = { x: now.middle.x - began.middle.x, y: now.middle.y - began.middle.y };
      store.act((editor) => withSession(editor, { view: panBy(zoomed, way) }));
    },
    onPointerUp(event: PointerEvent) {
      if (!fingers.current.delete(event.pointerId)) return;
      if (pinch.current) {
        // Lifting the second finger must not count as a click.
        if (fingers.current.size === 0) pinch.current = undefined;
        return;
      }
      step(releasePointer, event);
    },
    onPointerCancel(event: PointerEvent) {
      fingers.current.delete(event.pointerId);
      if (fingers.current.size === 0) pinch.current = undefined;
      store.act(cancelPointer);
    },
  };
}

function pinchOf(view: View, [a = { x: 0, y: 0 }, b = a]: readonly Point[]): Pinch {
  return {
    view,
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    distance: Math.max(1, Math.hypot(b.x - a.x, b.y - a.y)),
  };
}

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
