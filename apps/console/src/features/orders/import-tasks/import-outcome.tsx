import { isUnderWay } from '@platen/model/orders/import-statuses';
import type { ImportTaskDetail } from '@platen/model/orders/import-tasks';
import { Alert, Progress } from 'antd';
import { UnknownHeaders } from '../../../shared/imports/unknown-headers.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { useText } from '../../../ui/text.ts';
import styles from './import-outcome.module.css';
import { importTasksTexts } from './import-tasks.messages.ts';
import { needsHeaderMapping } from './needs-header-mapping.ts';

const linesShown = 100;

/** The progress of a task, or its result with every line that describes a problem. */
export function ImportOutcome({ task }: { task: ImportTaskDetail }) {
  const t = useText(importTasksTexts);
  if (isUnderWay(task.status)) {
    return (
      <DetailCard title={t('checking')}>
        <Progress percent={task.progress_rate} status="active" aria-label={t('progress')} />
      </DetailCard>
    );
  }
  // There is only one thing to do in that case, and the line says it.
  if (needsHeaderMapping(task)) return <Alert type="warning" showIcon title={task.errs[0]} />;
  return (
    <div className={styles.outcome}>
      {task.status === 'finished' && <Alert type="success" showIcon title={t('successTitle')} />}
      {task.errs_count > 0 && (
        <Alert
          type={task.status === 'failed' ? 'error' : 'warning'}
          showIcon
          title={titleOf()}
          description={
            <ul className={styles.lines}>
              {[...new Set(task.errs.slice(0, linesShown))].map((line) => (
                <li key={line}>{line}</li>
              ))}
              {task.errs_count > linesShown && <li>{t('moreErrors', { count: task.errs_count - linesShown })}</li>}
            </ul>
          }
        />
      )}
      <UnknownHeaders headers={task.headers} />
    </div>
  );

  function titleOf(): string {
    if (task.status !== 'failed') return t('partTitle', { count: task.preview?.failed_count ?? 0 });
    return task.error_file ? t('failedTitle') : t('failedPlainTitle');
  }
}
