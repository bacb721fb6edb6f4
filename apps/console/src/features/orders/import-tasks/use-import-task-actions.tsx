import { formatYuan } from '@platen/model/money/money';
import { isUnderWay } from '@platen/model/orders/import-statuses';
import type { ImportTask, ImportTaskDetail } from '@platen/model/orders/import-tasks';
import { linkOptions } from '@tanstack/react-router';
import { Download, FileWarning } from 'lucide-react';
import { saveFile } from '../../../shared/files/save-file.ts';
import { importsTexts } from '../../../shared/imports/imports.messages.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { useText } from '../../../ui/text.ts';
import { canRecheck } from './can-recheck.ts';
import { deleteImportTask, orderImportTask, recheckImportTask } from './import-tasks.api.ts';
import { importTasksTexts } from './import-tasks.messages.ts';

/** The actions for a task in a list. */
export function useImportTaskActions(): (task: ImportTask, onDeleted?: () => unknown) => Action[] {
  const t = useText(importTasksTexts);
  const can = useCan();
  return (task, onDeleted) => {
    const { error_file } = task;
    const actions: Action[] = [];
    if (error_file) {
      actions.push({
        key: 'errors',
        label: t('downloadErrors'),
        icon: <FileWarning aria-hidden />,
        run: async () => saveFile(error_file),
        success: false,
      });
    }
    if (can('import_tasks.destroy') && !isUnderWay(task.status)) {
      actions.push({
        key: 'delete',
        label: t('delete'),
        isDanger: true,
        confirm: { title: t('deleteTitle'), text: t('deleteText'), okText: t('delete') },
        run: () => deleteImportTask(task.id).then(onDeleted),
      });
    }
    return actions;
  };
}

/** The actions for a task on its detail screen: order it, check it again, map its headers. */
export function useImportDetailActions(mapHeaders: () => void) {
  const t = useText(importTasksTexts);
  const tImports = useText(importsTexts);
  const can = useCan();
  const rest = useImportTaskActions();
  return (task: ImportTaskDetail, onDeleted: () => unknown): Action[] => {
    const { preview, file } = task;
    const actions: Action[] = [];
    if (can('import_tasks.update') && task.status === 'checked' && preview && !task.photos?.is_outdated) {
      const count = preview.rows_count;
      const label = t('order', { count });
      actions.push({
        key: 'order',
        label,
        isPrimary: true,
        confirm: {
          title: t('orderTitle', { count, amount: formatYuan(preview.amount) }),
          text: preview.failed_count > 0 ? t('orderPartText') : t('orderText'),
          okText: label,
        },
        run: () => orderImportTask(task.id),
        success: false,
      });
    }
    if (can('import_tasks.update') && canRecheck(task)) {
      if (task.headers.some(({ key }) => key === null)) {
        actions.push({ key: 'map', label: tImports('mapHeaders'), run: async () => mapHeaders(), success: false });
      }
      actions.push({
        key: 'check',
        label: t('checkAgain'),
        isPrimary: task.photos?.is_outdated === true,
        run: () => recheckImportTask(task.id),
        success: false,
      });
      actions.push({
        key: 'edit',
        label: t('edit'),
        link: linkOptions({ to: '/import_tasks/$id/edit', params: { id: String(task.id) } }),
      });
    }
    const download: Action = {
      key: 'download',
      label: t('download'),
      icon: <Download aria-hidden />,
      run: async () => saveFile(file),
      success: false,
    };
    return [...actions, download, ...rest(task, onDeleted)];
  };
}
