import type { ZonePoint } from '@platen/pages/zone-geometry';
import type { PointerEvent as ReactPointerEvent } from 'react';
import type { BlockBox } from './block-boxes.ts';

/** A press is a click until the pointer has moved this far. */
const clickTolerancePx = 5;

interface Ends {
  end: () => void;
  cancel: () => void;
}

/** Follows a pointer over a picture, in percent of it, from the press until it is let go. Esc goes back. */
export function useZoneGesture(box: BlockBox, { end, cancel }: Ends) {
  return function begin(event: ReactPointerEvent, follow: (from: ZonePoint, to: ZonePoint) => void) {
    if (event.button !== 0) return;
    event.preventDefault();
    const target = event.currentTarget as HTMLElement;
    const window = target.ownerDocument.defaultView;
    if (!window) return;
    const percentOf = ({ clientX, clientY }: { clientX: number; clientY: number }): ZonePoint => ({
      x: ((clientX + window.scrollX - box.left) / box.width) * 100,
      y: ((clientY + window.scrollY - box.top) / box.height) * 100,
    });
    const start = { clientX: event.clientX, clientY: event.clientY };
    const from = percentOf(start);
    let hasMoved = false;

    const onMove = (moved: PointerEvent) => {
      hasMoved ||= Math.hypot(moved.clientX - start.clientX, moved.clientY - start.clientY) > clickTolerancePx;
      if (hasMoved) follow(from, percentOf(moved));
    };
    const stop = (finish: () => void) => () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('keydown', onKey);
      if (hasMoved) finish();
    };
    const onUp = stop(end);
    const onCancel = stop(cancel);
    const onKey = (key: KeyboardEvent) => {
      if (key.key === 'Escape') onCancel();
    };
    // Beyond the edge of the frame too: what was pressed in it keeps the pointer.
    target.setPointerCapture(event.pointerId);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    window.addEventListener('keydown', onKey);
  };
}
