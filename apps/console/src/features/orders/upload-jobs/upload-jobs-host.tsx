import { useCallback } from 'react';
import { useDesktopState } from '../../../shared/desktop/desktop-state.ts';
import { showUploadJobs, useIsUploadJobsShown } from '../../../shared/desktop/upload-jobs-panel.ts';
import { usePathChoice } from '../../../shared/desktop/use-path-choice.tsx';
import { showFailureMessage } from '../../../ui/feedback.tsx';
import { ImportDraftDialog } from './import-draft.dialog.tsx';
import { discardDraft, openDraft } from './upload-jobs.api.ts';
import { UploadJobsDialog } from './upload-jobs.dialog.tsx';
import { useJobNotices } from './use-job-notices.tsx';

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
