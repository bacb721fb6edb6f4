import { textIn } from '@platen/model/text/locale';
import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { useLocale } from 'use-intl';
import { lazyComponent } from '../lazy-component.ts';
import type { EditorProps } from './fields.types.ts';
import { Labeled } from './labeled.tsx';

/** Loaded lazily: the text editor is large, and few screens have one. */
const RichText = lazyComponent(async () => (await import('./rich-text/rich-text.tsx')).RichText);

/** A rich text with headings, colors, links, images and videos. Its value is HTML. */
export function RichTextEditor({ field, value, onChange, errorsAt }: EditorProps<'rich_text'>) {
  const label = textIn(field.label, useLocale());
  return (
    <Labeled label={label} errors={errorsAt('')} isGroup>
      {() => (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} title={false} />}>
          <RichText label={label} value={value} onChange={onChange} />
        </Suspense>
      )}
    </Labeled>
  );
}
