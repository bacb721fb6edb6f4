import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '../text.ts';
import styles from './picture-arrows.module.css';
import { pictureTexts } from './pictures.messages.ts';

/** The previous and next buttons over the image. A single image has none. */
export function PictureArrows({ count, onStep }: { count: number; onStep: (by: 1 | -1) => void }) {
  const t = useText(pictureTexts);
  if (count < 2) return null;
  return (
    <>
      <button
        type="button"
        className={styles.arrow}
        data-side="start"
        aria-label={t('previous')}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft aria-hidden />
      </button>
      <button type="button" className={styles.arrow} data-side="end" aria-label={t('next')} onClick={() => onStep(1)}>
        <ChevronRight aria-hidden />
      </button>
    </>
  );
}
