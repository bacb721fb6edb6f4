import type { ReactNode } from 'react';
import styles from './file-drop-area.module.css';
import { useFileDrop } from './use-file-drop.ts';

interface Props {
  /** What happens to a file that is dropped here. */
  label: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A whole page on which files can be dropped: outside of a field the browser would open them. */
export function FileDropArea({ label, onFiles, children }: Props) {
  const { isOver, handlers } = useFileDrop(onFiles);
  return (
    <div
      className={styles.area}
      onDragEnter={handlers.onDragEnter}
      onDragOver={handlers.onDragOver}
      onDragLeave={handlers.onDragLeave}
      onDrop={handlers.onDrop}
    >
      {children}
      {isOver && (
        <div className={styles.over} aria-hidden>
          <span>{label}</span>
        </div>
      )}
    </div>
  );
}
