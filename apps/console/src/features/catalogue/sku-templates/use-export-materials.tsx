import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { OpenType } from '@platen/model/catalogue/sku-templates';
import type { MaterialsExport } from '@platen/model/orders/desktop';
import { Download, FolderDown } from 'lucide-react';
import { useEffect } from 'react';
import { callDesktop, clientVersion } from '../../../shared/desktop/bridge.ts';
import { useDesktopState } from '../../../shared/desktop/desktop-state.ts';
import { usePathChoice } from '../../../shared/desktop/use-path-choice.tsx';
import { saveFile } from '../../../shared/request/download.ts';
import { RequestError } from '../../../shared/request/request-error.ts';
import { useDownload } from '../../../shared/request/use-download.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { DownloadStrip } from '../../../ui/download/download-strip.tsx';
import { showFailureDialog, showFailureMessage, showNotice, showSuccess } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { findSkippedFiles } from './skipped-files.ts';
import { fetchMaterials } from './sku-templates.api.ts';
import { skuTemplatesTexts } from './sku-templates.messages.ts';

/** Always from the private list; from the gallery only while the template is published. */
export const canExportMaterials = (template: Pick<SkuTemplate, 'state'>, openType: OpenType | undefined): boolean =>
  openType === 'private' || template.state === 'published';

/** A template's materials: saved to a folder by the desktop client, downloaded as a zip elsewhere. */
export function useExportMaterials() {
  const intoFolder = useFolderExport();
  const asZip = useZipExport();
  return clientVersion() === undefined ? asZip : intoFolder;
}

/** The download of a template's materials: an action for the page header, and its progress. */
function useZipExport() {
  const t = useText(skuTemplatesTexts);
  const { progress, start, cancel } = useDownload();

  function reword(cause: unknown): unknown {
    if (!(cause instanceof RequestError)) return new Error(t('export.unreadable'));
    const { kind, status, code, requestId } = cause;
    return status === 404 ? new RequestError({ kind, status, code, requestId, message: t('export.notFound') }) : cause;
  }

  /** `entryId`: the private list entry through which it is exported. */
  const run = (template: SkuTemplate, entryId: number | null) =>
    start({
      failedTitle: t('export.failed'),
      reword,
      run: async (call) => {
        const file = await fetchMaterials(template, entryId, call);
        saveFile(file);
        const skipped = await findSkippedFiles(file.content);
        if (!skipped) return showSuccess(t('export.done', { name: file.name }));
        const [failed, total] = [String(skipped.failed), String(skipped.total)];
        void showNotice({ title: t('export.partialTitle'), text: t('export.partial', { failed, total }) });
      },
    });

  return {
    action: (template: SkuTemplate, entryId: number | null): Action => ({
      key: 'export',
      label: t('export.action'),
      icon: <Download aria-hidden />,
      // Not awaited: the strip below shows the progress and the result.
      run: () => {
        void run(template, entryId);
        return Promise.resolve();
      },
      success: false,
    }),
    strip: (template: SkuTemplate) =>
      progress && (
        <DownloadStrip
          title={t('export.title')}
          text={`${template.no} ${template.name}`}
          progress={progress}
          onCancel={cancel}
        />
      ),
  };
}

const discardExport = () => callDesktop('DELETE', '/export');

/** The same through the desktop client: file by file into a folder, with a count of failed files. */
function useFolderExport() {
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
