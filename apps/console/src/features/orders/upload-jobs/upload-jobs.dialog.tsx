import type { UploadJob } from '@platen/model/orders/upload-jobs';
import { Button, Modal } from 'antd';
import { Info, Pause, Plus } from 'lucide-react';
import { showFailureMessage } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { countActive, countJobs, queuePosition } from './job-figures.ts';
import { UploadJobLine } from './upload-job-line.tsx';
import { clearJobs, pauseAllJobs } from './upload-jobs.api.ts';
import { uploadJobsTexts } from './upload-jobs.messages.ts';
import styles from './upload-jobs.module.css';

const widthPx = 600;

interface Props {
  jobs: readonly UploadJob[];
  isOpen: boolean;
  onAdd: () => void;
  onClose: () => void;
}

/** All upload jobs of this computer, above any screen. */
export function UploadJobsDialog({ jobs, isOpen, onAdd, onClose }: Props) {
  const t = useText(uploadJobsTexts);
  const counts = countJobs(jobs).map(({ status, count }) => t(`counts.${status}`, { count: String(count) }));
  const hasEnded = jobs.some(({ status }) => status === 'success' || status === 'error');
  const run = (act: () => Promise<unknown>) => void act().catch((cause: unknown) => showFailureMessage(cause));
  return (
    <Modal
      open={isOpen}
      width={widthPx}
      centered
      className={styles.dialog}
      onCancel={onClose}
      title={
        <div className={styles.title}>
          <div>
            {t('title')}
            {counts.length > 0 && <div className={styles.counts}>{counts.join(' · ')}</div>}
          </div>
          {jobs.length > 0 && (
            <span className={styles.titleActions}>
              <Button icon={<Pause aria-hidden />} disabled={countActive(jobs) === 0} onClick={() => run(pauseAllJobs)}>
                {t('pauseAll')}
              </Button>
              <Button disabled={!hasEnded} onClick={() => run(clearJobs)}>
                {t('clear')}
              </Button>
            </span>
          )}
        </div>
      }
      footer={
        <div className={styles.footer}>
          <span className={styles.hint}>
            <Info aria-hidden />
            {t('hint')}
          </span>
          <Button onClick={onClose}>{t('background')}</Button>
          <Button type="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
            {t('add')}
          </Button>
        </div>
      }
    >
      {jobs.length === 0 ? (
        <div className={styles.empty}>
          <b>{t('emptyTitle')}</b>
          <p>{t('emptyText')}</p>
        </div>
      ) : (
        <ul className={styles.list} aria-label={t('title')}>
          {jobs.map((job) => (
            <UploadJobLine key={job.id} job={job} position={queuePosition(jobs, job.id)} />
          ))}
        </ul>
      )}
    </Modal>
  );
}
