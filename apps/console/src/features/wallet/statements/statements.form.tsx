import { statementFileMaxMb, type UploadedStatement } from '@platen/model/wallet/statements';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { Form } from 'antd';
import { useState } from 'react';
import { createIdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { showWarning } from '../../../ui/feedback.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { FileDropArea } from '../../../ui/upload/file-drop-area.tsx';
import type { StoredFile } from '../../../ui/upload/upload.types.ts';
import { UploadField } from '../../../ui/upload/upload-field.tsx';
import { createStatement, statementQuery, statements } from './statements.api.ts';
import { statementsTexts } from './statements.messages.ts';

const extensions = ['csv', 'zip'];

interface Values {
  file?: StoredFile[];
}

/** Uploads a statement and shows what comparing it found; what cannot be read is said at the file. */
export function StatementUpload() {
  const t = useText(statementsTexts);
  const [intent] = useState(createIdempotencyKey);
  const [suppliedFiles, setSuppliedFiles] = useState<readonly File[]>([]);
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <FileDropArea label={t('drop')} onFiles={setSuppliedFiles}>
      <FormScreen<Values, UploadedStatement>
        title={t('upload')}
        description={t('uploadText')}
        back={linkOptions({ to: '/statements' })}
        initial={{}}
        submitLabel={t('compare')}
        save={({ file }) => {
          const body = { file: file?.[0]?.id ?? 0 };
          return createStatement(body, { idempotencyKey: intent.keyFor(body) });
        }}
        onSaved={async (statement) => {
          intent.fulfilled();
          const id = String(statement.id);
          client.setQueryData(statementQuery(id).queryKey, statement);
          void client.invalidateQueries({ queryKey: statements.key });
          if (statement.is_known) showWarning(t('known'));
          await navigate({ to: '/statements/$id', params: { id } });
        }}
      >
        <Form.Item
          name="file"
          label={t('file')}
          extra={t('fileHint')}
          rules={[{ required: true, type: 'array', min: 1 }]}
        >
          <UploadField extensions={extensions} maxMb={statementFileMaxMb} suppliedFiles={suppliedFiles} />
        </Form.Item>
      </FormScreen>
    </FileDropArea>
  );
}
