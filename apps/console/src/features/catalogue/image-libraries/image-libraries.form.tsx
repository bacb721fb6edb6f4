import { type ImageLibrary, imageLibraryLengthMax, previewImagesMax } from '@platen/model/catalogue/image-libraries';
import { blobMaxBytes } from '@platen/model/files/blobs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { CategoryCascader } from '../../../shared/fields/category-cascader.tsx';
import { TagInput } from '../../../shared/fields/tag-input.tsx';
import { createIdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { UploadField } from '../../../ui/upload/upload-field.tsx';
import { imageLibraries, imageLibraryQuery } from './image-libraries.api.ts';
import { imageLibraryFormTexts } from './image-libraries-form.messages.ts';
import { createImageLibrary, updateImageLibrary } from './image-library-changes.ts';
import { emptyLibrary, type LibraryValues, toLibraryInput, toLibraryValues } from './library-form-values.ts';

const previewMaxMb = 10;
const fileMaxMb = blobMaxBytes / (1024 * 1024);
const anyType: readonly string[] = [];
const list = linkOptions({ to: '/image_libraries' });

function Fields() {
  const t = useText(imageLibraryFormTexts);
  return (
    <>
      <Form.Item name="name" label={t('name')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={imageLibraryLengthMax.name} />
      </Form.Item>
      <Form.Item name="description" label={t('remark')}>
        <Input.TextArea maxLength={imageLibraryLengthMax.description} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
      </Form.Item>
      <Form.Item name="library_category_id" label={t('category')}>
        <CategoryCascader tree="library_categories" />
      </Form.Item>
      <Form.Item name="tag_list" label={t('tags')}>
        <TagInput type="ImageLibrary" placeholder={t('tagsHint')} />
      </Form.Item>
      <Form.Item name="preview_image_ids" label={t('previews')} tooltip={t('previewsHint')}>
        <UploadField count={previewImagesMax} maxMb={previewMaxMb} />
      </Form.Item>
      <Form.Item name="file_id" label={t('file')} extra={t('fileHint')}>
        <UploadField extensions={anyType} maxMb={fileMaxMb} />
      </Form.Item>
    </>
  );
}

function useShowSaved() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async ({ id }: ImageLibrary) => {
    showSuccess();
    await client.invalidateQueries({ queryKey: ['tags'] });
    await client.invalidateQueries({ queryKey: imageLibraries.key });
    await navigate({ to: '/image_libraries/$id', params: { id: String(id) } });
  };
}

export function ImageLibraryCreate() {
  const t = useText(imageLibraryFormTexts);
  const [intent] = useState(createIdempotencyKey);
  const showSaved = useShowSaved();
  return (
    <FormScreen<LibraryValues, ImageLibrary>
      title={t('createTitle')}
      description={t('createText')}
      back={list}
      initial={emptyLibrary}
      focus="name"
      save={(values) => {
        const input = toLibraryInput(values);
        return createImageLibrary(input, { idempotencyKey: intent.keyFor(input) });
      }}
      onSaved={(library) => {
        intent.fulfilled();
        return showSaved(library);
      }}
    >
      <Fields />
    </FormScreen>
  );
}

export function ImageLibraryEdit() {
  const t = useText(imageLibraryFormTexts);
  const { id } = useParams({ from: '/shell/image_libraries/$id/edit' });
  const query = useQuery(imageLibraryQuery(id));
  const showSaved = useShowSaved();
  return (
    <Loaded query={query} back={list} rows={8}>
      {(library) => (
        <FormScreen<LibraryValues, ImageLibrary>
          title={t('editTitle')}
          description={library.name}
          back={linkOptions({ to: '/image_libraries/$id', params: { id } })}
          initial={toLibraryValues(library)}
          focus="name"
          save={(values) => updateImageLibrary(id, toLibraryInput(values))}
          onSaved={showSaved}
        >
          <Fields />
        </FormScreen>
      )}
    </Loaded>
  );
}
