import { type FontLibrary, fontExtensions, fontMaxMb, fontNameLengthMax } from '@platen/model/catalogue/font-libraries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { TagInput } from '../../../shared/fields/tag-input.tsx';
import { createIdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FontSample } from '../../../ui/font/font-sample.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { useText } from '../../../ui/text.ts';
import type { StoredFile } from '../../../ui/upload/upload.types.ts';
import { UploadField } from '../../../ui/upload/upload-field.tsx';
import { emptyFont, type FontValues, suggestedName, toFontInput, toFontValues } from './font-form-values.ts';
import { createFontLibrary, fontLibraries, fontLibraryQuery, updateFontLibrary } from './font-libraries.api.ts';
import { fontLibrariesTexts } from './font-libraries.messages.ts';

const list = linkOptions({ to: '/font_libraries' });

function Fields() {
  const t = useText(fontLibrariesTexts);
  const form = Form.useFormInstance<FontValues>();
  const [file] = Form.useWatch<StoredFile[] | undefined>('font_file_id') ?? [];

  /** Suggests a name from the file unless the user has typed one. */
  function suggestName([chosen]: StoredFile[]) {
    if (chosen && !form.getFieldValue('name')) form.setFieldValue('name', suggestedName(chosen.filename));
  }

  return (
    <>
      <Form.Item
        name="font_file_id"
        label={t('file')}
        extra={t('fileHint')}
        rules={[{ required: true, type: 'array', min: 1 }]}
        getValueFromEvent={(next: StoredFile[]) => {
          suggestName(next);
          return next;
        }}
      >
        <UploadField extensions={fontExtensions} maxMb={fontMaxMb} />
      </Form.Item>
      {file && (
        <Form.Item label={t('sample')}>
          <FontSample url={file.url} isLarge />
        </Form.Item>
      )}
      <Form.Item name="name" label={t('name')} extra={t('nameHint')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={fontNameLengthMax} />
      </Form.Item>
      <Form.Item name="tag_list" label={t('tags')}>
        <TagInput type="FontLibrary" placeholder={t('tagsHint')} />
      </Form.Item>
    </>
  );
}

function useShowSaved() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    showSuccess();
    await client.invalidateQueries({ queryKey: fontLibraries.key });
    await client.invalidateQueries({ queryKey: ['tags'] });
    await navigate(list);
  };
}

export function FontLibraryCreate() {
  const t = useText(fontLibrariesTexts);
  const [intent] = useState(createIdempotencyKey);
  const showSaved = useShowSaved();
  return (
    <FormScreen<FontValues, FontLibrary>
      title={t('create')}
      description={t('description')}
      back={list}
      initial={emptyFont}
      save={(values) => {
        const input = toFontInput(values);
        return createFontLibrary(input, { idempotencyKey: intent.keyFor(input) });
      }}
      onSaved={() => {
        intent.fulfilled();
        return showSaved();
      }}
    >
      <Fields />
    </FormScreen>
  );
}

export function FontLibraryEdit() {
  const t = useText(fontLibrariesTexts);
  const { id } = useParams({ from: '/shell/font_libraries/$id/edit' });
  const query = useQuery(fontLibraryQuery(id));
  const showSaved = useShowSaved();
  return (
    <Loaded query={query} back={list}>
      {(font) => (
        <FormScreen<FontValues, FontLibrary>
          title={t('editTitle')}
          description={font.name}
          back={list}
          initial={toFontValues(font)}
          focus="name"
          save={(values) => updateFontLibrary(id, toFontInput(values))}
          onSaved={showSaved}
        >
          <Fields />
        </FormScreen>
      )}
    </Loaded>
  );
}
