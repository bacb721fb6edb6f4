import { Download } from 'lucide-react';
import { fetchFile, saveFile } from '../../../shared/request/download.ts';
import { askedBy } from '../../../shared/request/list-source.ts';
import { useDownload } from '../../../shared/request/use-download.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { DownloadStrip } from '../../../ui/download/download-strip.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import type { ListParams } from '../../../ui/list/list-search.ts';
import { useText } from '../../../ui/text.ts';
import { billsTexts } from './bills.messages.ts';

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The bills of the list as a file, every page of them: an action for the head, and its progress while it runs. */
export function useBillExport(filters: ListParams) {
  const t = useText(billsTexts);
  const { progress, start, cancel } = useDownload();
  const count = Object.keys(filters).length;

  const run = () =>
    start({
      failedTitle: t('export.failed'),
      run: async (call) => {
        const asked = askedBy('GET /bills/export', filters);
        const options = { ...call, contentType, showActivity: false, showError: false };
        const file = await fetchFile('GET /bills/export', { ...asked, ...options }, `${t('title')}.xlsx`);
        saveFile(file);
        showSuccess(t('export.done', { name: file.name }));
      },
    });

  const action: Action = {
    key: 'export',
    label: t('export.action'),
    icon: <Download aria-hidden />,
    run,
    success: false,
  };
  const strip = progress && (
    <DownloadStrip
      title={t('export.title')}
      text={count > 0 ? t('export.filtered', { count }) : t('export.all')}
      progress={progress}
      onCancel={cancel}
    />
  );
  return { action, strip };
}
