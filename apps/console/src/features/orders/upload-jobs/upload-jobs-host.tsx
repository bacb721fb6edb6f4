import { kindOfType } from '@platen/model/catalogue/template-kinds';
import type { UploadJob, UploadJobStatus } from '@platen/model/orders/upload-jobs';
import { App, Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDesktopState } from '../../../shared/desktop/desktop-state.ts';
import { showUploadJobs, useIsUploadJobsShown } from '../../../shared/desktop/upload-jobs-panel.ts';
import { usePathChoice } from '../../../shared/desktop/use-path-choice.tsx';
import { useOrdersChanged } from '../../../shared/orders/order-changes.ts';
import { useKindLabel } from '../../../shared/template-kind.tsx';
import { showFailureMessage } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { ImportDraftDialog } from './import-draft.dialog.tsx';
import { newlyEnded } from './job-figures.ts';
import { discardDraft, openDraft } from './upload-jobs.api.ts';
import { UploadJobsDialog } from './upload-jobs.dialog.tsx';
import { uploadJobsTexts } from './upload-jobs.messages.ts';
import styles from './upload-jobs.module.css';

/** Everything about imports that is shown above the screens: jobs, the draft of a sheet, and notifications. */
export function UploadJobsHost() {
  const state = useDesktopState();
  const isOpen = useIsUploadJobsShown();
  const { choose, dialog } = usePathChoice('sheets');
  const open = useCallback(() => showUploadJobs(true), []);
  useJobNotices(state?.jobs, open);

  async function add() {
    const path = await choose();
    if (path !== null) await openDraft(path);
  }
  const onAdd = () => void add().catch((cause: unknown) => showFailureMessage(cause));

  return (
    <>
      <UploadJobsDialog jobs={state?.jobs ?? []} isOpen={isOpen} onAdd={onAdd} onClose={() => showUploadJobs(false)} />
      {state?.draft && (
        <ImportDraftDialog
          key={state.draft.id}
          draft={state.draft}
          onAnother={onAdd}
          onClose={() => void discardDraft()}
        />
      )}
      {dialog}
    </>
  );
}

/** Reports once when a job ends, on any screen; calls `onGrown` when jobs are added. */
function useJobNotices(jobs: readonly UploadJob[] | undefined, onGrown: () => void): void {
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

/** Which job failed, with the reason as a detail. */
function JobFailure({ job }: { job: UploadJob }) {
  const t = useText(uploadJobsTexts);
  const kindLabel = useKindLabel();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <div>
        {kindLabel(kindOfType[job.type])} · {job.sku_template_no}
      </div>
      <div>{job.excel_file_name}</div>
      <Button type="link" size="small" className={styles.toggle} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'hideError' : 'showError')}
      </Button>
      {isShown && <div className={styles.failure}>{job.error_message}</div>}
    </>
  );
}
