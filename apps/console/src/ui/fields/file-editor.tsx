import { textIn } from '@platen/model/text/locale';
import { useLocale } from 'use-intl';
import { UploadField } from '../upload/upload-field.tsx';
import { useFieldServices } from './field-services.ts';
import styles from './fields.module.css';
import type { EditorProps } from './fields.types.ts';
import { Labeled } from './labeled.tsx';
import { filesOf } from './picture-files.ts';

/** A file that is uploaded or already stored; its value is its URL, and removing it empties the value. */
export function FileEditor({ field, value, onChange, errorsAt }: EditorProps<'file'>) {
  const { noPictures } = useFieldServices();
  const files = filesOf(value);
  return (
    <Labeled label={textIn(field.label, useLocale())} errors={errorsAt('')} isGroup>
      {() =>
        noPictures === undefined ? (
          <UploadField
            value={files}
            onChange={([file]) => onChange(file?.url ?? '')}
            extensions={field.extensions}
            maxMb={field.maxMb}
          />
        ) : (
          <span className={styles.note}>{files[0]?.filename ?? noPictures}</span>
        )
      }
    </Labeled>
  );
}
