import type { UploadJob, UploadJobStatus } from '@platen/model/orders/upload-jobs';
import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { useOrdersChanged } from '../../../shared/orders/order-changes.ts';
import { useText } from '../../../ui/text.ts';
import { newlyEnded } from './job-figures.ts';
import { JobFailure } from './job-notice.tsx';
import { uploadJobsTexts } from './upload-jobs.messages.ts';

/** Reports once when a job ends, on any screen; calls `onGrown` when jobs are added. */
export function useJobNotices(jobs: readonly UploadJob[] | undefined, onGrown: () => void): void {
  const t = useText(uploadJobsTexts);
  const { notification } = App.useApp();
  const changed = useOrdersChanged();
  const known = useRef<ReadonlyMap<string, UploadJobStatus>>(undefined);
  useEffect(() => {
    if (!jobs) return;
    const before = known.current;
    known.current = new Map(jobs.map(({ id, status }) => [id, status]));
    if (!before) return;
    if (jobs.some(({ id }) => !before.has(id))) onGrown();
    const ended = newlyEnded(before, jobs);
    for (const job of ended) {
      if (job.status === 'success') {
        const description = t('succeededText', { file: job.excel_file_name, no: job.form_order?.no ?? '' });
        notification.success({ key: job.id, title: t('succeededTitle'), description });
      } else {
        const description = <JobFailure job={job} />;
        notification.error({ key: job.id, title: t('failedTitle'), description, duration: 0, role: 'alert' });
      }
    }
    if (ended.some(({ status }) => status === 'success')) void changed();
  }, [jobs, notification, changed, onGrown, t]);
}
