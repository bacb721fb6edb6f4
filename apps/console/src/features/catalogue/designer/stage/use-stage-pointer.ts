import { type Editor, withSession } from '@platen/design/editor/editor';
import {
  cancelPointer,
  movePointer,
  type PointerInput,
  pressPointer,
  releasePointer,
} from '@platen/design/editor/pointer';
import { panBy, type View, zoomAround } from '@platen/design/editor/view';
import type { Point } from '@platen/design/geometry';
import { type PointerEvent, type RefObject, useRef } from 'react';
import { useEditorStore } from '../store/use-editor.ts';

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
