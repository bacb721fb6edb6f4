import type { ZonePoint } from '@platen/pages/zone-geometry';
import type { PointerEvent as ReactPointerEvent } from 'react';
import type { BlockBox } from './block-boxes.ts';
import { trackPointer } from './track-pointer.ts';

interface Ends {
  end: () => void;
  cancel: () => void;
}

/** Tracks a pointer over an image, in percent of its size. */
export function useZoneGesture(box: BlockBox, ends: Ends) {
  return function begin(press: ReactPointerEvent, onMove: (from: ZonePoint, to: ZonePoint) => void) {
    const { defaultView } = (press.currentTarget as HTMLElement).ownerDocument;
    const percentOf = ({ clientX, clientY }: { clientX: number; clientY: number }): ZonePoint => ({
      x: ((clientX + (defaultView?.scrollX ?? 0) - box.left) / box.width) * 100,
      y: ((clientY + (defaultView?.scrollY ?? 0) - box.top) / box.height) * 100,
    });
    const from = percentOf(press);
    press.preventDefault();
    trackPointer(press, { ...ends, move: (event) => onMove(from, percentOf(event)) });
  };
}
