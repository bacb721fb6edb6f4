import { formatCount } from '@platen/model/money/money';
import { Button } from 'antd';
import type { Action } from '../actions/action.types.ts';
import { useActionRunner } from '../actions/use-action-runner.ts';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import type { BatchAction } from './list.types.ts';
import styles from './list-batch-actions.module.css';

interface Props<Row> {
  rows: readonly Row[];
  actions: readonly BatchAction<Row>[];
  summary: ((rows: readonly Row[]) => string) | undefined;
  onClear: () => void;
  refresh: () => unknown;
}

function forRows<Row>({ confirm, run, isDisabled, ...rest }: BatchAction<Row>, rows: readonly Row[]): Action {
  return {
    ...rest,
    isDisabled: isDisabled?.(rows) ?? false,
    ...(confirm && { confirm: confirm === true ? true : confirm(rows) }),
    run: () => run(rows),
  };
}

/** The actions for the selected rows. Shown over the table, replacing nothing. */
export function ListBatchActions<Row>({ rows, actions, summary, onClear, refresh }: Props<Row>) {
  const t = useText(uiTexts);
  const { busyKey, run } = useActionRunner(async () => {
    onClear();
    await refresh();
  });
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('actions')}>
      <span className={styles.count} role="status">
        {t('selected', { count: formatCount(rows.length) })}
      </span>
      {summary && <span className={styles.summary}>{summary(rows)}</span>}
      <span className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action.key}
            size="small"
            icon={action.icon}
            danger={action.isDanger === true}
            disabled={action.isDisabled?.(rows) ?? false}
            loading={busyKey === action.key}
            onClick={() => void run(forRows(action, rows))}
          >
            {action.label}
          </Button>
        ))}
      </span>
      <Button className={styles.clear} type="text" size="small" onClick={onClear}>
        {t('clearSelection')}
      </Button>
    </div>
  );
}
