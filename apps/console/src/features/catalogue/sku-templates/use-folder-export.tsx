import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { MaterialsExport } from '@platen/model/orders/desktop';
import { FolderDown } from 'lucide-react';
import { useEffect } from 'react';
import { callDesktop } from '../../../shared/desktop/bridge.ts';
import { useDesktopState } from '../../../shared/desktop/desktop-state.ts';
import { usePathChoice } from '../../../shared/desktop/use-path-choice.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { DownloadStrip } from '../../../ui/download/download-strip.tsx';
import { showFailureDialog, showFailureMessage, showNotice, showSuccess } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { skuTemplatesTexts } from './sku-templates.messages.ts';

const discardExport = () => callDesktop('DELETE', '/export');

/** The same through the desktop client: file by file into a folder, with a count of failed files. */
export function useFolderExport() {
  const t = useText(skuTemplatesTexts);
  const running = useDesktopState()?.export ?? null;
  const { choose, dialog } = usePathChoice('folders');

  useEffect(() => {
    if (running && running.status !== 'running') {
      report(running);
      void discardExport();
    }
    function report({ status, folder, message, failed_count, total_count }: MaterialsExport) {
      if (status === 'failed') return showFailureDialog(new Error(message), t('export.failed'));
      if (status === 'cancelled') return;
      if (failed_count === 0) return showSuccess(t('export.inFolder', { folder }));
      const counts = { failed: String(failed_count), total: String(total_count) };
      void showNotice({ title: t('export.partialTitle'), text: t('export.inFolderPartial', { ...counts, folder }) });
    }
  }, [running, t]);

  async function run({ id }: SkuTemplate, entryId: number | null) {
    const folder = await choose();
    if (folder === null) return;
    const open_type = entryId === null ? undefined : 'private';
    await callDesktop('POST', '/export', { sku_template_id: id, open_type, folder });
  }

  return {
    action: (template: SkuTemplate, entryId: number | null): Action => ({
      key: 'export',
      label: t('export.action'),
      icon: <FolderDown aria-hidden />,
      run: () => run(template, entryId).catch((cause: unknown) => showFailureMessage(cause)),
      success: false,
    }),
    strip: () => (
      <>
        {dialog}
        {running?.status === 'running' && (
          <DownloadStrip
            title={t('export.title')}
            text={running.name}
            progress={{ receivedBytes: running.done_count, totalBytes: running.total_count || undefined }}
            amount={t('export.files', { done: String(running.done_count), total: String(running.total_count) })}
            onCancel={() => void discardExport()}
          />
        )}
      </>
    ),
  };
}
