import type { FailedJob } from '@platen/model/operations/health';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useText } from '../../../ui/text.ts';
import { uiTexts } from '../../../ui/ui.messages.ts';
import { healthTexts } from './health.messages.ts';
import styles from './health.module.css';
import { useJobName } from './job-names.messages.ts';

/** The whole error of a failed job, what it was queued with, and where in the program it failed. */
export function FailedJobDialog({ job, onClose }: { job: FailedJob; onClose: () => void }) {
  const t = useText(healthTexts);
  const ui = useText(uiTexts);
  const nameOf = useJobName();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Modal
      open={isOpen}
      title={nameOf(job.job)}
      width={720}
      centered
      onCancel={close}
      afterClose={onClose}
      footer={<Button onClick={close}>{ui('close')}</Button>}
    >
      <div className={styles.details}>
        <h3>{t('failed.error')}</h3>
        <pre>{job.error}</pre>
        <h3>{t('failed.payload')}</h3>
        <pre>{job.payload}</pre>
        {job.stack !== null && (
          <>
            <h3>{t('failed.stack')}</h3>
            <pre>{job.stack}</pre>
          </>
        )}
      </div>
    </Modal>
  );
}
