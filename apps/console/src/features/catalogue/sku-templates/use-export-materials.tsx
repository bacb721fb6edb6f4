import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { OpenType } from '@platen/model/sku-templates';
import { Download } from 'lucide-react';
import { saveFile } from '../../../shared/request/download.ts';
import { RequestError } from '../../../shared/request/request-error.ts';
import { useDownload } from '../../../shared/request/use-download.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { DownloadStrip } from '../../../ui/download/download-strip.tsx';
import { showFailureMessage, showSuccess, tell } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { findSkippedFiles } from './skipped-files.ts';
import { fetchMaterials } from './sku-templates.api.ts';
import { skuTemplatesTexts } from './sku-templates.messages.ts';

/** From the private list always; from the gallery only while the template is published. */
export const canExportMaterials = (template: Pick<SkuTemplate, 'state'>, openType: OpenType | undefined): boolean =>
  openType === 'private' || template.state === 'published';

/** The download of a template's materials: an action for the page's head, and its progress while it runs. */
export function useExportMaterials() {
  const t = useText(skuTemplatesTexts);
  const { progress, start, cancel } = useDownload();

  function fail(cause: unknown) {
    if (cause instanceof RequestError) {
      // Who cancelled knows, and the end of a session has a dialog of its own.
      if (cause.kind === 'aborted' || cause.status === 401) return;
      const isNotFound = cause.status === 404;
      const { kind, status, code, requestId } = cause;
      const message = isNotFound ? t('export.notFound') : cause.message || t('export.failed');
      showFailureMessage(new RequestError({ kind, status, code, requestId, message }));
      return;
    }
    showFailureMessage(new Error(t('export.failed')));
  }

  /** `entryId`: the entry of the private list through which it is exported. */
  async function run(template: SkuTemplate, entryId: number | null) {
    try {
      await start(async (call) => {
        const file = await fetchMaterials(template, entryId, call);
        saveFile(file);
        const skipped = await findSkippedFiles(file.content);
        if (!skipped) return showSuccess(t('export.done', { name: file.name }));
        const [failed, total] = [String(skipped.failed), String(skipped.total)];
        void tell({ title: t('export.partialTitle'), text: t('export.partial', { failed, total }) });
      });
    } catch (cause) {
      fail(cause);
    }
  }

  return {
    action: (template: SkuTemplate, entryId: number | null): Action => ({
      key: 'export',
      label: t('export.action'),
      icon: <Download aria-hidden />,
      // Nothing to wait for here: the strip below shows it, and says when it is done.
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
