import { loadingDelayMs } from '../../../ui/timing.ts';
import { Download } from 'lucide-react';
import { fetchFile, saveFile } from '../../../shared/request/download.ts';
import { askedBy } from '../../../shared/request/list-source.ts';
import { RequestError } from '../../../shared/request/request-error.ts';
import { useDownload } from '../../../shared/request/use-download.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { DownloadStrip } from '../../../ui/download/download-strip.tsx';
import { showFailureMessage, showSuccess } from '../../../ui/feedback.tsx';
import { useAfterDelay } from '../../../ui/hooks/use-after-delay.ts';
import type { ListParams } from '../../../ui/list/list-search.ts';
import { useText } from '../../../ui/text.ts';
import { billsTexts } from './bills.messages.ts';

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Who cancelled knows, and the end of a session has a dialog of its own. */
const isSilent = (cause: unknown) =>
  cause instanceof RequestError && (cause.kind === 'aborted' || cause.status === 401);

/** The bills of the list as a file, every page of them: an action for the head, and its progress while it runs. */
export function useBillExport(filters: ListParams) {
  const t = useText(billsTexts);
  const { progress, start, cancel } = useDownload();
  const isShown = useAfterDelay(progress !== undefined, loadingDelayMs);
  const count = Object.keys(filters).length;

  async function run() {
    try {
      await start(async (call) => {
        const asked = askedBy('GET /bills/export', filters);
        const options = { ...call, contentType, showActivity: false, showError: false };
        const file = await fetchFile('GET /bills/export', { ...asked, ...options }, `${t('title')}.xlsx`);
        saveFile(file);
        showSuccess(t('export.done', { name: file.name }));
      });
    } catch (cause) {
      if (!isSilent(cause)) showFailureMessage(cause, t('export.failed'));
    }
  }

  const action: Action = {
    key: 'export',
    label: t('export.action'),
    icon: <Download aria-hidden />,
    run,
    success: false,
  };
  const strip = isShown && progress && (
    <DownloadStrip
      title={t('export.title')}
      text={count > 0 ? t('export.filtered', { count }) : t('export.all')}
      progress={progress}
      onCancel={cancel}
    />
  );
  return { action, strip };
}
