import type { PointerEvent as ReactPointerEvent } from 'react';

/** A press is a click until the pointer has moved this far. */
const clickTolerancePx = 5;

interface PointerHandlers {
  move: (event: PointerEvent) => void;
  end: () => void;
  cancel: () => void;
}

/** Tracks a pointer from press to release. Esc cancels; a press without movement was a click. */
export function trackPointer(press: ReactPointerEvent, { move, end, cancel }: PointerHandlers): void {
  const target = press.currentTarget as HTMLElement;
  const window = target.ownerDocument.defaultView;
  if (press.button !== 0 || !window) return;
  let hasMoved = false;

  const onMove = (event: PointerEvent) => {
    const distancePx = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (!hasMoved && distancePx <= clickTolerancePx) return;
    // Captured, so that the drag continues beyond the edge of the frame.
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
    // Esc ends only the gesture and must not reach the editor's own shortcut.
    event.stopPropagation();
    onCancel();
  };
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onCancel);
  window.addEventListener('keydown', onKey, { capture: true });
}
