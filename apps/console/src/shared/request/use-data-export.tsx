import { Download } from 'lucide-react';
import type { Action } from '../../ui/actions/action.types.ts';
import { DownloadStrip } from '../../ui/download/download-strip.tsx';
import { showSuccess } from '../../ui/feedback.tsx';
import { defineTexts, useText } from '../../ui/text.ts';
import { type DownloadedFile, type DownloadOptions, saveFile } from './download.ts';
import { useDownload } from './use-download.ts';

const zipOptions = {
  contentType: 'application/zip',
  showActivity: false,
  showError: false,
  // Years of orders with their photos are packed while they are sent.
  timeoutMs: 3_600_000,
} as const;

const texts = defineTexts({
  en: {
    action: 'Export data',
    title: 'Exporting',
    text: 'JSON, CSV and files',
    done: '{name} saved',
    failed: 'Export failed',
  },
  zh: {
    action: '导出数据',
    title: '正在导出',
    text: 'JSON、CSV 和文件',
    done: '{name} 已保存',
    failed: '导出失败',
  },
});

/** Saves all data of somebody as a zip: an action, and its progress. */
export function useDataExport() {
  const t = useText(texts);
  const { progress, start, cancel } = useDownload();
  const actionOf = (fetchZip: (options: DownloadOptions) => Promise<DownloadedFile>): Action => ({
    key: 'export',
    label: t('action'),
    icon: <Download aria-hidden />,
    success: false,
    run: () =>
      start({
        failedTitle: t('failed'),
        run: async (options) => {
          const file = await fetchZip({ ...options, ...zipOptions });
          saveFile(file);
          showSuccess(t('done', { name: file.name }));
        },
      }),
  });
  const strip = progress && <DownloadStrip title={t('title')} text={t('text')} progress={progress} onCancel={cancel} />;
  return { actionOf, strip };
}
