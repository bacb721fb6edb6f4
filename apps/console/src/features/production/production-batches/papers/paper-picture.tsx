import { Picture } from '../../../../ui/pictures/picture.tsx';
import { thumbnailWidthPx } from '../../../../ui/pictures/picture-url.ts';
import { useText } from '../../../../ui/text.ts';
import { papersTexts } from './papers.messages.ts';
import styles from './papers.module.css';

/** A resized copy, loaded at once: what is not on the screen is printed too. Where there is none, paper says so. */
export function PaperPicture({ url, alt }: { url: string | null; alt: string }) {
  const t = useText(papersTexts);
  if (url === null) return <span className={styles.noPicture}>{t('noImage')}</span>;
  return <Picture url={url} alt={alt} widthPx={thumbnailWidthPx} fit="contain" isEager />;
}
