import { type DragEvent, useRef, useState } from 'react';
import { droppedFiles, type SuppliedFile } from '../../../../ui/upload/dropped-files.ts';

/**
 * Whether a drop is meant for the single cell below the pointer: one file on a single-image cell, or files on the cell
 * of finished images. A folder has no type and is meant for all rows.
 */
function isForCell({ target, dataTransfer }: DragEvent): boolean {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const isUpload = cell?.querySelector('input[type="file"]') !== null && cell !== null;
  const files = [...dataTransfer.items];
  if (!isUpload || files.some(({ type }) => type === '')) return false;
  return files.length === 1 || cell.dataset['column'] === 'images';
}

/** Accepts files and folders that are dropped anywhere on the orders, except those that are meant for one cell. */
export function usePictureDrop(onFiles: (files: SuppliedFile[]) => void) {
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const isOurs = (event: DragEvent) => event.dataTransfer.types.includes('Files');

  function enter(event: DragEvent, step: 1 | -1) {
    if (!isOurs(event)) return;
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0 && !isForCell(event));
    // Otherwise the cell below would highlight itself for a drop that is not meant for it.
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
