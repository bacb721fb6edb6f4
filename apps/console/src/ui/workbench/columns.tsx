import type { ReactNode } from 'react';
import { useEditorNotices } from '../feedback.tsx';
import styles from './workbench.module.css';

interface Props {
  /** Which side panels are open. */
  panels: { readonly left: boolean; readonly right: boolean };
  left: ReactNode;
  right: ReactNode;
  /** Replaces the right side while it is set. */
  side?: ReactNode;
  /** The buttons that open a closed panel. */
  panelToggles: { readonly left: ReactNode; readonly right: ReactNode };
  children: ReactNode;
}

/** The layout of an editor: its list, its canvas and its settings, side by side. */
export function Columns({ panels, left, right, side, panelToggles, children }: Props) {
  useEditorNotices();
  return (
    <div className={styles.columns} data-left={panels.left} data-right={panels.right}>
      {panels.left && <aside className={styles.left}>{left}</aside>}
      <main id="main" className={styles.middle} tabIndex={-1}>
        {children}
        {!panels.left && <span className={styles.openLeft}>{panelToggles.left}</span>}
        {!panels.right && !side && <span className={styles.openRight}>{panelToggles.right}</span>}
      </main>
      {side ? (
        <aside className={styles.side}>{side}</aside>
      ) : (
        panels.right && <aside className={styles.right}>{right}</aside>
      )}
    </div>
  );
}
