import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { OpenType } from '@platen/model/catalogue/sku-templates';
import { Download } from 'lucide-react';
import { clientVersion } from '../../../shared/desktop/bridge.ts';
import { saveFile } from '../../../shared/request/download.ts';
import { RequestError } from '../../../shared/request/request-error.ts';
import { useDownload } from '../../../shared/request/use-download.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { DownloadStrip } from '../../../ui/download/download-strip.tsx';
import { showNotice, showSuccess } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { findSkippedFiles } from './skipped-files.ts';
import { fetchMaterials } from './sku-templates.api.ts';
import { skuTemplatesTexts } from './sku-templates.messages.ts';
import { useFolderExport } from './use-folder-export.tsx';

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
