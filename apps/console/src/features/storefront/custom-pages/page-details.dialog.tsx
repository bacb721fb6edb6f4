import { type CustomPage, type CustomPageRow, customPageLengthMax } from '@platen/model/storefront/custom-pages';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { createIdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { createPage, type PageDetails, updatePage } from './custom-pages.api.ts';
import { customPagesTexts } from './custom-pages.messages.ts';

function Fields() {
  const t = useText(customPagesTexts);
  return (
    <>
      <Form.Item name="title" label={t('name')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={customPageLengthMax.title} />
      </Form.Item>
      <Form.Item name="description" label={t('remark')} extra={t('remarkHint')}>
        <Input.TextArea maxLength={customPageLengthMax.description} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </>
  );
}

interface Props {
  onSaved: (page: CustomPage) => Promise<void>;
  onClose: () => void;
}

/** Creates a page with its name and description. */
export function CreatePageDialog({ onSaved, onClose }: Props) {
  const t = useText(customPagesTexts);
  const [intent] = useState(createIdempotencyKey);
  return (
    <FormDialog<PageDetails, CustomPage>
      title={t('createTitle')}
      initial={{ title: '', description: '' }}
      focus="title"
      submitLabel={t('createOk')}
      save={(words) => createPage(words, { idempotencyKey: intent.keyFor(words) })}
      onSaved={(page) => {
        intent.fulfilled();
        return onSaved(page);
      }}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
}

interface RenameProps extends Props {
  page: CustomPageRow;
  /** The revision that is being edited, so that a change by somebody else is detected. */
  revision?: number;
}

/** The name and description of a page, which are shown where its link is shared. */
export function RenamePageDialog({ page, revision, onSaved, onClose }: RenameProps) {
  const t = useText(customPagesTexts);
  return (
    <FormDialog<PageDetails, CustomPage>
      title={t('renameTitle', { title: page.title })}
      initial={{ title: page.title, description: page.description }}
      focus="title"
      save={(words) => updatePage(page.id, { ...words, ...(revision !== undefined && { revision }) })}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
}
