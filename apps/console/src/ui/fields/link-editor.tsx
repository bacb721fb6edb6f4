import { textIn } from '@platen/model/text/locale';
import { useLocale } from 'use-intl';
import type { EditorProps } from './fields.types.ts';
import { Labeled } from './labeled.tsx';
import { LinkInput } from './link-input.tsx';

export function LinkEditor({ field, value, onChange, errorsAt }: EditorProps<'link'>) {
  return (
    <Labeled label={textIn(field.label, useLocale())} errors={errorsAt('')}>
      {(control) => <LinkInput control={control} value={value} onChange={onChange} />}
    </Labeled>
  );
}
