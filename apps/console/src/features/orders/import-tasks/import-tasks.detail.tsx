import { kindOfType } from '@platen/model/catalogue/template-kinds';
import { isUnderWay } from '@platen/model/orders/import-statuses';
import type { ImportTaskDetail as Task } from '@platen/model/orders/import-tasks';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { HeaderMappingDialog } from '../../../shared/imports/header-mapping.dialog.tsx';
import { ImportPreview } from '../../../shared/imports/import-preview.tsx';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import { useKindLabel } from '../../../shared/template-kind.tsx';
import type { DetailSection } from '../../../ui/detail/detail.types.ts';
import { DetailScreen } from '../../../ui/detail/detail-screen.tsx';
import { DetailSections } from '../../../ui/detail/detail-sections.tsx';
import { useText } from '../../../ui/text.ts';
import { canRecheck } from './can-recheck.ts';
import { FormOrderLinks } from './form-order-links.tsx';
import styles from './import-detail.module.css';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportPhotosCard } from './import-photos-card.tsx';
import { importTaskQuery, importTasks, recheckImportTask } from './import-tasks.api.ts';
import { importTasksTexts } from './import-tasks.messages.ts';
import { needsHeaderMapping } from './needs-header-mapping.ts';
import { useImportDetailActions } from './use-import-task-actions.tsx';

export function ImportTaskDetail() {
  const { id } = useParams({ from: '/shell/import_tasks/$id' });
  const client = useQueryClient();
  const navigate = useNavigate();
  const badgeOf = useStateBadge('import_task');
  const sectionsOf = useImportSections();
  const can = useCan();
  const [isMapping, setMapping] = useState(false);
  // Opened once for each check: a user who closed the dialog has seen it.
  const [closedAt, setClosedAt] = useState('');
  const actionsOf = useImportDetailActions(() => setMapping(true));
  const back = linkOptions({ to: '/import_tasks' });
  const query = importTaskQuery(id);

  async function backToList() {
    await navigate(back);
    client.removeQueries({ queryKey: query.queryKey });
    await client.invalidateQueries({ queryKey: importTasks.key });
  }

  async function checkMapped() {
    await recheckImportTask(Number(id));
    await client.invalidateQueries({ queryKey: query.queryKey });
  }

  return (
    <DetailScreen
      query={query}
      back={back}
      title={(task) => task.file.filename}
      state={(task) => badgeOf(task.status)}
      actions={(task) => actionsOf(task, backToList)}
    >
      {(task) => (
        <div className={styles.stack}>
          <ImportOutcome task={task} />
          {task.photos && canRecheck(task) && (
            <ImportPhotosCard
              key={task.updated_at}
              taskId={task.id}
              photos={task.photos}
              onChanged={(changed) => client.setQueryData(query.queryKey, changed)}
            />
          )}
          {task.preview && !isUnderWay(task.status) && (
            <ImportPreview preview={task.preview} sampleKey={[...query.queryKey, task.updated_at]} />
          )}
          <DetailSections sections={sectionsOf(task)} />
          {(isMapping || (can('import_tasks.update') && needsHeaderMapping(task) && closedAt !== task.updated_at)) && (
            <HeaderMappingDialog
              headers={task.headers}
              onSaved={checkMapped}
              onClose={() => {
                setMapping(false);
                setClosedAt(task.updated_at);
              }}
            />
          )}
        </div>
      )}
    </DetailScreen>
  );
}

function useImportSections() {
  const t = useText(importTasksTexts);
  const kindLabel = useKindLabel();
  return (task: Task): DetailSection[] => [
    {
      title: t('basics'),
      items: [
        { kind: 'text', label: t('file'), value: task.file.filename },
        {
          kind: 'text',
          label: t('targetType'),
          value: task.target_type ? kindLabel(kindOfType[task.target_type]) : t('anyType'),
        },
        { kind: 'text', label: t('owner'), value: task.creator.screen_name },
        { kind: 'dateTime', label: t('createdAt'), value: task.created_at },
        { kind: 'dateTime', label: t('updatedAt'), value: task.updated_at },
        {
          kind: 'custom',
          label: t('formOrders'),
          value: <FormOrderLinks formOrders={task.form_orders} isLong />,
          isWide: true,
        },
      ],
    },
  ];
}
