import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';

const holdsFiles = (transfer: DataTransfer) => transfer.types.includes('Files');

/** Handles files that are dropped on an element or pasted while the focus is in it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  // Entering a child fires a leave event of its parent, so enters and leaves are counted.
  const depth = useRef(0);
  const endDragOver = (isGone: boolean) => {
    depth.current = isGone ? 0 : depth.current - 1;
    if (depth.current <= 0) setOver(false);
  };
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      depth.current += 1;
      setOver(true);
    },
    onDragOver: (event: DragEvent) => {
      // Otherwise the browser would open the file instead of the page.
      if (holdsFiles(event.dataTransfer)) event.preventDefault();
    },
    onDragLeave: (event: DragEvent) => {
      if (holdsFiles(event.dataTransfer)) endDragOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      endDragOver(true);
      // A field inside of this element has handled them.
      if (event.isDefaultPrevented()) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
    onPaste: (event: ClipboardEvent) => {
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      onFiles([...event.clipboardData.files]);
    },
  };
  return { isOver, handlers };
}
