import type { ChoiceMark as Mark } from '@platen/model/fields/fields';
import { Picture } from '../pictures/picture.tsx';
import { rowPictureWidthPx } from '../pictures/picture-url.ts';
import styles from './fields.module.css';

/** A preview before the name of a choice. */
export function ChoiceMark({ mark }: { mark: Mark | undefined }) {
  if (!mark) return null;
  if ('color' in mark) return <span className={styles.swatch} style={{ background: mark.color }} />;
  return (
    <span className={styles.thumbnail}>
      <Picture url={mark.picture} alt="" widthPx={rowPictureWidthPx} />
    </span>
  );
}
