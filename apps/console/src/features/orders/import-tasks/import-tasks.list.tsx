import { formOrderTypes, kindOfType } from '@platen/model/catalogue/template-kinds';
import { importProcessors, importStatuses, isUnderWay } from '@platen/model/orders/import-statuses';
import { type ImportTask, importTaskList } from '@platen/model/orders/import-tasks';
import { linkOptions, useNavigate, useSearch } from '@tanstack/react-router';
import { Spin } from 'antd';
import { FileUp } from 'lucide-react';
import { customerFilter } from '../../../shared/fields/one-customer-select.tsx';
import { useParty } from '../../../shared/orders/use-party.ts';
import { useListExport } from '../../../shared/request/use-list-export.tsx';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import { useKindLabel } from '../../../shared/template-kind.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import type { Column, Filter } from '../../../ui/list/list.types.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { filtersOf } from '../../../ui/list/list-search.ts';
import { useText } from '../../../ui/text.ts';
import { pollIntervalMs } from '../../../ui/timing.ts';
import { FileDropArea } from '../../../ui/upload/file-drop-area.tsx';
import { FormOrderLinks } from './form-order-links.tsx';
import { deleteImportTask, importTasks } from './import-tasks.api.ts';
import { importTasksTexts } from './import-tasks.messages.ts';
import { supplyFiles } from './supplied-files.ts';
import { useImportTaskActions } from './use-import-task-actions.tsx';

type Sort = (typeof importTaskList)['sorts'][number];
type FilterName = Extract<keyof (typeof importTaskList)['filters'], string>;

function useColumns(seesEveryone: boolean): Column<ImportTask, Sort>[] {
  const t = useText(importTasksTexts);
  const badgeOf = useStateBadge('import_task');
  const kindLabel = useKindLabel();
  const owner: Column<ImportTask, Sort> = {
    kind: 'text',
    key: 'owner',
    label: t('owner'),
    value: (task) => task.creator.screen_name,
  };
  return [
    {
      kind: 'link',
      key: 'file',
      label: t('file'),
      value: (task) => task.file.filename,
      link: ({ id }) => linkOptions({ to: '/import_tasks/$id', params: { id: String(id) } }),
    },
    ...(seesEveryone ? [owner] : []),
    {
      kind: 'text',
      key: 'target_type',
      label: t('targetType'),
      value: ({ target_type }) => (target_type ? kindLabel(kindOfType[target_type]) : t('anyType')),
      priority: 3,
    },
    { kind: 'text', key: 'import_processor', label: t('processor'), value: () => t('importOrders'), priority: 3 },
    { kind: 'state', key: 'status', label: t('status'), value: (task) => badgeOf(task.status) },
    {
      kind: 'custom',
      key: 'progress_rate',
      label: t('progress'),
      render: ({ status, progress_rate }) =>
        isUnderWay(status) ? (
          <span>
            <Spin size="small" /> {progress_rate}%
          </span>
        ) : (
          `${progress_rate}%`
        ),
    },
    { kind: 'text', key: 'errs', label: t('errors'), value: ({ errs }) => errs[0], priority: 2 },
    {
      kind: 'custom',
      key: 'form_orders',
      label: t('formOrders'),
      render: ({ form_orders }) => <FormOrderLinks formOrders={form_orders} />,
      priority: 2,
    },
    {
      kind: 'dateTime',
      key: 'created_at',
      label: t('createdAt'),
      value: (task) => task.created_at,
      sort: 'created_at',
    },
  ];
}

function useFilters(seesEveryone: boolean): Filter<FilterName>[] {
  const t = useText(importTasksTexts);
  const badgeOf = useStateBadge('import_task');
  const kindLabel = useKindLabel();
  return [
    {
      kind: 'select',
      name: 'status_eq',
      label: t('status'),
      options: importStatuses.map((status) => ({ value: status, label: badgeOf(status).label })),
      isChips: true,
    },
    {
      kind: 'select',
      name: 'target_type_eq',
      label: t('targetType'),
      options: formOrderTypes.map((type) => ({ value: type, label: kindLabel(kindOfType[type]) })),
    },
    {
      kind: 'select',
      name: 'processor_eq',
      label: t('processor'),
      options: importProcessors.map((processor) => ({ value: processor, label: t('importOrders') })),
    },
    ...(seesEveryone ? [customerFilter('creator_id_eq' as const, t('owner'), t('ownerPlaceholder'))] : []),
  ];
}

/** While any task is in progress. */
const pollMs = (tasks: readonly ImportTask[]): number | false =>
  tasks.some(({ status }) => isUnderWay(status)) && pollIntervalMs;

export function ImportTaskList() {
  const t = useText(importTasksTexts);
  const can = useCan();
  const seesEveryone = useParty() === 'staff';
  const actionsOf = useImportTaskActions();
  const navigate = useNavigate();
  const search = useSearch({ from: '/shell/import_tasks' });
  const { action: exportAction, strip } = useListExport(
    'GET /import_tasks/export',
    filtersOf(search, Object.keys(importTaskList.filters)),
    t('title'),
  );
  const create: Action = {
    key: 'create',
    label: t('create'),
    icon: <FileUp aria-hidden />,
    isPrimary: true,
    link: linkOptions({ to: '/import_tasks/new' }),
  };
  async function importDropped(files: readonly File[]) {
    supplyFiles(files);
    await navigate({ to: '/import_tasks/new' });
  }
  const list = (
    <ListScreen<ImportTask, typeof importTaskList>
      title={t('title')}
      description={t('description')}
      source={importTasks}
      filters={useFilters(seesEveryone)}
      columns={useColumns(seesEveryone)}
      actions={can('import_tasks.create') ? [create, exportAction] : [exportAction]}
      notice={strip}
      rowActions={actionsOf}
      pollMs={pollMs}
      {...(can('import_tasks.destroy') && {
        batchActions: [
          {
            key: 'delete',
            label: t('delete'),
            isDanger: true,
            confirm: (tasks) => ({
              title: t('deleteManyTitle', { count: tasks.length }),
              text: t('deleteText'),
              okText: t('delete'),
            }),
            run: (tasks) => Promise.all(tasks.map(({ id }) => deleteImportTask(id))),
          },
        ],
      })}
      empty={{
        title: t('emptyTitle'),
        text: t('emptyText'),
        ...(can('import_tasks.create') && { action: create }),
      }}
    />
  );
  if (!can('import_tasks.create')) return list;
  return (
    <FileDropArea label={t('drop')} onFiles={(files) => void importDropped(files)}>
      {list}
    </FileDropArea>
  );
}
