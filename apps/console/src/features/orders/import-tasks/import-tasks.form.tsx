import { type FormOrderType, formOrderTypes, kindOfType } from '@platen/model/catalogue/template-kinds';
import { blobMaxBytes } from '@platen/model/files/blobs';
import type { ImportTaskDetail } from '@platen/model/orders/import-tasks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { createIdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { useKindLabel } from '../../../shared/template-kind.tsx';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { FileDropArea } from '../../../ui/upload/file-drop-area.tsx';
import type { StoredFile } from '../../../ui/upload/upload.types.ts';
import { UploadField } from '../../../ui/upload/upload-field.tsx';
import { createImportTask, importTaskQuery, importTasks, updateImportTask } from './import-tasks.api.ts';
import { importTasksTexts } from './import-tasks.messages.ts';
import styles from './sheet-guide.module.css';
import { SheetGuide } from './sheet-guide.tsx';
import { takeSuppliedFiles } from './supplied-files.ts';

const list = linkOptions({ to: '/import_tasks' });
const fileMaxMb = blobMaxBytes / (1024 * 1024);
const extensions = ['zip', 'xlsx', 'csv'];

interface Values {
  file?: StoredFile[];
  target_type?: FormOrderType | null;
}

function TypeField() {
  const t = useText(importTasksTexts);
  const kindLabel = useKindLabel();
  return (
    <Form.Item name="target_type" label={t('targetType')} extra={t('typeHint')}>
      <Select
        allowClear
        placeholder={t('anyType')}
        options={formOrderTypes.map((type) => ({ value: type, label: kindLabel(kindOfType[type]) }))}
      />
    </Form.Item>
  );
}

function useShowTask() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async (task: ImportTaskDetail) => {
    client.setQueryData(importTaskQuery(String(task.id)).queryKey, task);
    await client.invalidateQueries({ queryKey: importTasks.key });
    await navigate({ to: '/import_tasks/$id', params: { id: String(task.id) } });
  };
}

/** A sheet, or a zip file of a sheet with its images: it is checked first, and ordered after a preview. */
export function ImportTaskCreate() {
  const t = useText(importTasksTexts);
  const [intent] = useState(createIdempotencyKey);
  const [suppliedFiles, setSuppliedFiles] = useState(takeSuppliedFiles);
  const showTask = useShowTask();
  return (
    <FileDropArea label={t('drop')} onFiles={setSuppliedFiles}>
      <FormScreen<Values, ImportTaskDetail>
        title={t('createTitle')}
        description={t('createText')}
        back={list}
        initial={{}}
        submitLabel={t('check')}
        save={({ file, target_type }) => {
          const body = {
            import_processor: 'import_orders' as const,
            file: file?.[0]?.id ?? 0,
            target_type: target_type ?? null,
            review: true,
          };
          return createImportTask(body, { idempotencyKey: intent.keyFor(body) });
        }}
        onSaved={(task) => {
          intent.fulfilled();
          return showTask(task);
        }}
      >
        <Form.Item
          name="file"
          label={t('file')}
          extra={t('fileHint')}
          rules={[{ required: true, type: 'array', min: 1 }]}
        >
          <UploadField extensions={extensions} maxMb={fileMaxMb} suppliedFiles={suppliedFiles} />
        </Form.Item>
        <TypeField />
      </FormScreen>
      <div className={styles.guide}>
        <SheetGuide />
      </div>
    </FileDropArea>
  );
}

export function ImportTaskEdit() {
  const t = useText(importTasksTexts);
  const { id } = useParams({ from: '/shell/import_tasks/$id/edit' });
  const query = useQuery(importTaskQuery(id));
  const showTask = useShowTask();
  return (
    <Loaded query={query} back={list} rows={3}>
      {(task) => (
        <FormScreen<Values, ImportTaskDetail>
          title={t('editTitle')}
          description={task.file.filename}
          back={linkOptions({ to: '/import_tasks/$id', params: { id } })}
          initial={{ target_type: task.target_type }}
          submitLabel={t('checkAgain')}
          save={({ target_type }) => updateImportTask(id, { target_type: target_type ?? null, review: true })}
          onSaved={showTask}
        >
          <TypeField />
        </FormScreen>
      )}
    </Loaded>
  );
}
