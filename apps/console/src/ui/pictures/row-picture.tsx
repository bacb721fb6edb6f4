import { Picture } from './picture.tsx';
import { rowPictureWidthPx } from './picture-url.ts';
import styles from './row-picture.module.css';

interface Props {
  url: string | undefined;
  /** `small` within a line of text, `large` beside two lines. */
  size: 'small' | 'large';
}

/** The image of a row. The text beside it says what it shows. */
export function RowPicture({ url, size }: Props) {
  return (
    <span className={styles.box} data-size={size}>
      <Picture url={url} alt="" widthPx={rowPictureWidthPx} />
    </span>
  );
}
