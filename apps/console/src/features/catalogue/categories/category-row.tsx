import { formatCount } from '@platen/model/money/money';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Action } from '../../../ui/actions/action.types.ts';
import { RowActions } from '../../../ui/actions/row-actions.tsx';
import styles from './categories.module.css';

interface Props {
  level: 1 | 2;
  name: string;
  note?: string;
  itemsCount: number;
  actions: readonly Action[];
  refresh: () => unknown;
  /** Only for a category that has children. */
  toggle?: { isOpen: boolean; label: string; onToggle: () => void };
  children?: ReactNode;
}

/** One category: its name, its number of items and its actions, with its children below. */
export function CategoryRow({ level, name, note, itemsCount, actions, refresh, toggle, children }: Props) {
  return (
    <li className={styles.item} data-level={level}>
      <div className={styles.row}>
        {toggle ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={toggle.isOpen}
            aria-label={toggle.label}
            onClick={toggle.onToggle}
          >
            <ChevronRight aria-hidden />
          </button>
        ) : (
          <span className={styles.toggle} />
        )}
        <span className={styles.name}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
        <span className={styles.count}>{formatCount(itemsCount)}</span>
        <span className={styles.actions}>
          <RowActions actions={actions} refresh={refresh} />
        </span>
      </div>
      {children}
    </li>
  );
}
