import type { PointerEvent as ReactPointerEvent } from 'react';

/** A press is a click until the pointer has moved this far. */
const clickTolerancePx = 5;

interface PointerHandlers {
  move: (event: PointerEvent) => void;
  end: () => void;
  cancel: () => void;
}

/** Follows a pointer from the press until it is let go. Esc goes back; a press that never moved was a click. */
export function trackPointer(press: ReactPointerEvent, { move, end, cancel }: PointerHandlers): void {
  const target = press.currentTarget as HTMLElement;
  const window = target.ownerDocument.defaultView;
  if (press.button !== 0 || !window) return;
  let hasMoved = false;

  const onMove = (event: PointerEvent) => {
    const distancePx = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (!hasMoved && distancePx <= clickTolerancePx) return;
    // Beyond the edge of the frame too: what was pressed in it keeps the pointer.
    if (!hasMoved) target.setPointerCapture(event.pointerId);
    hasMoved = true;
    move(event);
  };
  const stop = (finish: () => void) => () => {
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onCancel);
    window.removeEventListener('keydown', onKey, { capture: true });
    if (hasMoved) finish();
  };
  const onUp = stop(end);
  const onCancel = stop(cancel);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // It ends the gesture, and is not heard as the key of the editor that it is too.
    event.stopPropagation();
    onCancel();
  };
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onCancel);
  window.addEventListener('keydown', onKey, { capture: true });
}
