import { Link } from '@tanstack/react-router';
import type { Action } from './action.types.ts';
import { flatActionsMax, splitActions } from './flat-actions.ts';
import { MoreActions } from './more-actions.tsx';
import styles from './row-actions.module.css';
import { useActionRunner } from './use-action-runner.ts';

interface Props {
  actions: readonly Action[];
  refresh: () => unknown;
  flatMax?: number;
}

/** The actions of a row: as many text links as there is room for, the rest in the `⋯` menu. */
export function RowActions({ actions, refresh, flatMax = flatActionsMax }: Props) {
  const { busyKey, run } = useActionRunner(refresh);
  const [inSight, inMenu] = splitActions(actions, flatMax);
  return (
    <span className={styles.row}>
      {inSight.map((action) =>
        action.link ? (
          <Link key={action.key} className={styles.action} {...action.link}>
            {action.label}
          </Link>
        ) : (
          <button
            key={action.key}
            type="button"
            className={styles.action}
            data-danger={action.isDanger === true}
            disabled={busyKey !== undefined}
            aria-busy={busyKey === action.key}
            onClick={() => void run(action)}
          >
            {action.label}
          </button>
        ),
      )}
      <MoreActions actions={inMenu} onRun={(action) => void run(action)} type="text" size="small" />
    </span>
  );
}
