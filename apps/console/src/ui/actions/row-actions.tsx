import { flatActionsMax } from './flat-actions.ts';
import { Link } from '@tanstack/react-router';
import type { Action } from './action.types.ts';
import styles from './row-actions.module.css';
import { MoreActions } from './more-actions.tsx';
import { useActionRunner } from './use-action-runner.ts';

/** The actions of a table row: up to three text links, the rest under `⋯`. */
export function RowActions({ actions, refresh }: { actions: readonly Action[]; refresh: () => unknown }) {
  const { busyKey, run } = useActionRunner(refresh);
  return (
    <span className={styles.row}>
      {actions.slice(0, flatActionsMax).map((action) =>
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
      <MoreActions
        actions={actions.slice(flatActionsMax)}
        onRun={(action) => void run(action)}
        type="text"
        size="small"
      />
    </span>
  );
}
