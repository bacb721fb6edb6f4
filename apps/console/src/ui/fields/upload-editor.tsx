import { textIn } from '@platen/model/text/locale';
import { useLocale } from 'use-intl';
import { UploadField } from '../upload/upload-field.tsx';
import { useFieldServices } from './field-services.ts';
import styles from './fields.module.css';
import type { EditorProps } from './fields.types.ts';
import { Labeled } from './labeled.tsx';
import { filesOf } from './picture-files.ts';

/** The one video format that every browser plays. */
const videoExtensions = ['mp4'];
const noTags: readonly string[] = [];

/** An image or a video: uploaded, or one of the stored files. */
export function UploadEditor({ field, value, onChange, errorsAt }: EditorProps<'upload'>) {
  const { pictureMaxMb, pictureLimits, pictureTags = noTags, videoMaxMb = 100, noPictures } = useFieldServices();
  const files = filesOf(value.url);
  const limits =
    field.accepts === 'video'
      ? { extensions: videoExtensions, maxMb: videoMaxMb }
      : { ...pictureLimits, maxMb: pictureMaxMb, tags: pictureTags };
  return (
    <Labeled label={textIn(field.label, useLocale())} errors={[...errorsAt(''), ...errorsAt('url')]} isGroup>
      {() =>
        noPictures === undefined ? (
          <UploadField value={files} onChange={([file]) => onChange({ url: file?.url ?? '' })} {...limits} />
        ) : (
          <span className={styles.note}>{files[0]?.filename ?? noPictures}</span>
        )
      }
    </Labeled>
  );
}
