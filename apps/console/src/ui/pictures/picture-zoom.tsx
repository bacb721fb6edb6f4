import { resizeWidthMaxPx } from '@platen/model/files/resized-pictures';
import { X, ZoomIn, ZoomOut } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../text.ts';
import { PictureArrows } from './picture-arrows.tsx';
import { resizedUrl } from './picture-url.ts';
import styles from './picture-zoom.module.css';
import { pictureTexts } from './pictures.messages.ts';
import type { PictureItem } from './pictures.types.ts';
import type { PictureIndex } from './use-picture-index.ts';

interface Props {
  pictures: readonly PictureItem[];
  position: PictureIndex;
  onClose: () => void;
}

/** One image over the whole window: fitted, or in its original size. The native dialog handles the focus and Esc. */
export function PictureZoom({ pictures, position, onClose }: Props) {
  const t = useText(pictureTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isActualSize, setActualSize] = useState(false);
  const current = pictures[position.index];
  useEffect(() => dialog.current?.showModal(), []);
  // Through `close`, not by unmounting: only then the focus returns to where it was.
  const close = () => dialog.current?.close();
  const closeBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };
  if (!current) return null;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={current.name} onClose={onClose}>
      <div className={styles.bar}>
        <span className={styles.name}>{current.name}</span>
        {pictures.length > 1 && (
          <span className={styles.position} role="status">
            {`${position.index + 1} / ${pictures.length}`}
          </span>
        )}
        <button
          type="button"
          aria-label={isActualSize ? t('fitWindow') : t('actualSize')}
          onClick={() => setActualSize(!isActualSize)}
        >
          {isActualSize ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
        </button>
        <button type="button" aria-label={t('close')} onClick={close}>
          <X aria-hidden />
        </button>
      </div>
      <div className={styles.middle}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keyboard has Esc and the close button */}
        <div className={styles.backdrop} data-actual-size={isActualSize} onClick={closeBeside}>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the zoom button */}
          <img
            src={resizedUrl(current.url, resizeWidthMaxPx / 2)}
            alt={current.name}
            onClick={() => setActualSize(!isActualSize)}
          />
        </div>
        <PictureArrows count={pictures.length} onStep={position.step} />
      </div>
    </dialog>
  );
}
