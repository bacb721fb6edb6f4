import { Picture } from './picture.tsx';
import { rowPictureWidthPx } from './picture-url.ts';
import styles from './row-picture.module.css';

interface Props {
  url: string | undefined;
  /** `small` within a line of text, `large` beside two. */
  size: 'small' | 'large';
}

/** The picture that a row is known by. What it shows stands beside it in words. */
export function RowPicture({ url, size }: Props) {
  return (
    <span className={styles.box} data-size={size}>
      <Picture url={url} alt="" widthPx={rowPictureWidthPx} />
    </span>
  );
}
