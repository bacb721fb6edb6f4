import { type DragEvent, useRef, useState } from 'react';
import { type SuppliedFile, droppedFiles } from '../../../../ui/upload/dropped-files.ts';

/**
 * Whether a drop is for the one cell that it is over: a file on a place of one, or files on the place of finished images.
 * A folder has no type, and is for all rows.
 */
function isForCell({ target, dataTransfer }: DragEvent): boolean {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const isUpload = cell?.querySelector('input[type="file"]') !== null && cell !== null;
  const files = [...dataTransfer.items];
  if (!isUpload || files.some(({ type }) => type === '')) return false;
  return files.length === 1 || cell.dataset['column'] === 'images';
}

/** Takes files and folders that are dropped anywhere on the orders, but for those that one cell is meant for. */
export function usePictureDrop(onFiles: (files: SuppliedFile[]) => void) {
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const isOurs = (event: DragEvent) => event.dataTransfer.types.includes('Files');

  function enter(event: DragEvent, step: 1 | -1) {
    if (!isOurs(event)) return;
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0 && !isForCell(event));
    // The cell below would show itself as the place of a drop that is not for it.
    if (!isForCell(event)) event.stopPropagation();
  }

  const handlers = {
    onDragEnterCapture: (event: DragEvent) => enter(event, 1),
    onDragLeaveCapture: (event: DragEvent) => enter(event, -1),
    onDragOver: (event: DragEvent) => {
      if (isOurs(event)) event.preventDefault();
    },
    onDropCapture: (event: DragEvent) => {
      depth.current = 0;
      setOver(false);
      if (!isOurs(event) || isForCell(event)) return;
      event.preventDefault();
      event.stopPropagation();
      void droppedFiles(event.dataTransfer).then(onFiles);
    },
  };
  return { isOver, handlers };
}
