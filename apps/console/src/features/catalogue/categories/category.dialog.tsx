import type { CategoryTree } from '@platen/contract/catalogue/categories.calls';
import { type Category, categoryNameLengthMax } from '@platen/model/catalogue/categories';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { createIdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { createCategory, updateCategory } from './categories.api.ts';
import { categoriesTexts } from './categories.messages.ts';

/** What the dialog edits: a new category, with or without a parent, or an existing one. */
export type CategorySubject =
  | { kind: 'new'; parent: { id: number; name: string } | undefined }
  | { kind: 'existing'; id: number; name: string; parentId: number | null; hasChildren: boolean };

interface Values {
  name: string;
  parent_id: number | null;
}

interface Props {
  tree: CategoryTree;
  subject: CategorySubject;
  /** The first level: the categories that can be parents. */
  parents: readonly { id: number; name: string }[];
  onClose: () => void;
}

export function CategoryDialog({ tree, subject, parents, onClose }: Props) {
  const t = useText(categoriesTexts);
  const client = useQueryClient();
  const [intent] = useState(createIdempotencyKey);
  const isNew = subject.kind === 'new';
  const isFirstLevelOnly = subject.kind === 'existing' && subject.hasChildren;
  const newTitle = isNew && subject.parent ? t('createChild', { parent: subject.parent.name }) : t('create');

  function save(values: Values): Promise<Category> {
    const input = { name: values.name, parent_id: values.parent_id ?? null };
    return isNew
      ? createCategory(tree, input, { idempotencyKey: intent.keyFor(input) })
      : updateCategory(tree, subject.id, input);
  }

  return (
    <FormDialog<Values, Category>
      title={isNew ? newTitle : t('editTitle', { name: subject.name })}
      initial={
        isNew
          ? { name: '', parent_id: subject.parent?.id ?? null }
          : { name: subject.name, parent_id: subject.parentId }
      }
      focus="name"
      save={save}
      onSaved={async () => {
        intent.fulfilled();
        await client.invalidateQueries({ queryKey: [tree] });
        showSuccess();
      }}
      onClose={onClose}
    >
      <Form.Item name="name" label={t('name')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={categoryNameLengthMax} />
      </Form.Item>
      <Form.Item name="parent_id" label={t('parent')} {...(isFirstLevelOnly && { extra: t('parentHint') })}>
        <Select
          allowClear
          disabled={isFirstLevelOnly}
          placeholder={t('firstLevel')}
          showSearch={{ optionFilterProp: 'label' }}
          options={parents
            .filter(({ id }) => isNew || id !== subject.id)
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
    </FormDialog>
  );
}
