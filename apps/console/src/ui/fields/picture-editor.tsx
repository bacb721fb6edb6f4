import { textIn } from '@platen/model/text/locale';
import { useLocale } from 'use-intl';
import { Picture } from '../pictures/picture.tsx';
import { thumbnailWidthPx } from '../pictures/picture-url.ts';
import { UploadField } from '../upload/upload-field.tsx';
import { useFieldServices } from './field-services.ts';
import styles from './fields.module.css';
import type { EditorProps } from './fields.types.ts';
import { Labeled } from './labeled.tsx';
import { filesOf } from './picture-files.ts';
import { sharpPxOf } from './sharp-px.ts';

const noTags: readonly string[] = [];

/** An uploaded image; its value is its URL, and removing it empties the value. */
export function PictureEditor({ field, value, onChange, errorsAt }: EditorProps<'picture'>) {
  const { pictureMaxMb, pictureSharpness, pictureLimits, pictureTags = noTags, noPictures } = useFieldServices();
  const label = textIn(field.label, useLocale());
  return (
    <Labeled label={label} errors={errorsAt('')} isGroup>
      {() =>
        noPictures === undefined ? (
          <UploadField
            value={filesOf(value)}
            onChange={([file]) => onChange(file?.url ?? '')}
            {...pictureLimits}
            maxMb={pictureMaxMb}
            sharpPx={sharpPxOf(field, pictureSharpness)}
            tags={pictureTags}
          />
        ) : (
          <span className={styles.fixed}>
            <span className={styles.fixedPicture}>
              <Picture url={value || undefined} alt={label} widthPx={thumbnailWidthPx} />
            </span>
            <span className={styles.note}>{noPictures}</span>
          </span>
        )
      }
    </Labeled>
  );
}
