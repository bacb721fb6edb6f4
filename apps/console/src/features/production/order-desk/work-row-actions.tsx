import { Button } from 'antd';
import type { Action } from '../../../ui/actions/action.types.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { useActionRunner } from '../../../ui/actions/use-action-runner.ts';
import styles from './work-row.module.css';

const keysOf: Readonly<Record<string, string>> = { start: 'S', reject: 'R', download: 'D' };

/** The buttons of a row. Only the next step has its full label; the others are icons. */
export function WorkRowActions({ actions, refresh }: { actions: readonly Action[]; refresh: () => unknown }) {
  const { busyKey, run } = useActionRunner(refresh);
  return (
    <div className={styles.actions}>
      {actions.map((action) =>
        action.link ? (
          <ButtonLink key={action.key} {...action.link} icon={action.icon} title={action.label}>
            {action.label}
          </ButtonLink>
        ) : (
          <Button
            key={action.key}
            // Filled, not solid: ten solid buttons would compete. Only the active row's button is solid.
            {...(action.isPrimary ? { color: 'primary', variant: 'filled' } : { danger: action.isDanger === true })}
            icon={action.icon}
            loading={busyKey === action.key}
            data-action={action.key}
            aria-keyshortcuts={keysOf[action.key]}
            title={`${action.label} (${keysOf[action.key]})`}
            onClick={() => void run(action)}
          >
            {action.label}
          </Button>
        ),
      )}
    </div>
  );
}
