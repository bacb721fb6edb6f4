import type { ReactNode } from 'react';
import styles from './workbench.module.css';

interface Props {
  /** Which sides are open. */
  panels: { readonly left: boolean; readonly right: boolean };
  left: ReactNode;
  right: ReactNode;
  /** Stands in place of the right side for as long as there is one. */
  side?: ReactNode;
  /** What opens a side that is closed. */
  panelToggles: { readonly left: ReactNode; readonly right: ReactNode };
  children: ReactNode;
}

/** An editor's list, what is worked on, and its settings, side by side. */
export function Columns({ panels, left, right, side, panelToggles, children }: Props) {
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
