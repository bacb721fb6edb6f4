import { Download } from 'lucide-react';
import type { Action } from '../../ui/actions/action.types.ts';
import { DownloadStrip } from '../../ui/download/download-strip.tsx';
import { showSuccess } from '../../ui/feedback.tsx';
import type { ListParams } from '../../ui/list/list-search.ts';
import { defineTexts, useText } from '../../ui/text.ts';
import { fetchFile, saveFile } from './download.ts';
import { queryOf } from './list-source.ts';
import { useDownload } from './use-download.ts';

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const texts = defineTexts({
  en: {
    action: 'Export',
    title: 'Exporting',
    all: 'All rows',
    filtered: '{count, plural, one {# filter} other {# filters}}',
    done: '{name} saved',
    failed: 'Export failed',
  },
  zh: {
    action: '导出',
    title: '正在导出',
    all: '全部',
    filtered: '{count, number} 个筛选条件',
    done: '{name} 已保存',
    failed: '导出失败',
  },
});

type ExportCall = 'GET /bills/export' | 'GET /orders/export' | 'GET /import_tasks/export' | 'GET /audit_entries/export';

/** Exports a list as a file with all its pages: an action for the page header, and its progress. */
export function useListExport(call: ExportCall, filters: ListParams, title: string) {
  const t = useText(texts);
  const { progress, start, cancel } = useDownload();
  const count = Object.keys(filters).length;

  const run = () =>
    start({
      failedTitle: t('failed'),
      run: async (options) => {
        const query = queryOf(call, filters);
        const quiet = { ...options, contentType, showActivity: false, showError: false };
        const file = await fetchFile(call, { ...query, ...quiet }, `${title}.xlsx`);
        saveFile(file);
        showSuccess(t('done', { name: file.name }));
      },
    });

  const action: Action = { key: 'export', label: t('action'), icon: <Download aria-hidden />, run, success: false };
  const strip = progress && (
    <DownloadStrip
      title={t('title')}
      text={count > 0 ? t('filtered', { count }) : t('all')}
      progress={progress}
      onCancel={cancel}
    />
  );
  return { action, strip };
}
