import { useState } from 'react';
import { useText } from '../text.ts';
import { Picture } from './picture.tsx';
import { PictureArrows } from './picture-arrows.tsx';
import { galleryCardWidthPx, thumbnailWidthPx } from './picture-url.ts';
import styles from './picture-viewer.module.css';
import { PictureZoom } from './picture-zoom.tsx';
import { pictureTexts } from './pictures.messages.ts';
import type { PictureItem } from './pictures.types.ts';
import { usePictureIndex } from './use-picture-index.ts';

interface Props {
  pictures: readonly PictureItem[];
  /** A row of thumbnails below, or arrows over the image. */
  navigation?: 'thumbnails' | 'arrows';
}

const stageWidthPx = galleryCardWidthPx * 2;

/** One large image with the others at hand: arrow keys switch, a click enlarges it. */
export function PictureViewer({ pictures, navigation = 'thumbnails' }: Props) {
  const t = useText(pictureTexts);
  const position = usePictureIndex(pictures.length);
  const [isEnlarged, setEnlarged] = useState(false);
  const current = pictures[position.index];
  const count = String(pictures.length);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys bubble from the buttons inside
    <div className={styles.viewer} role="group" aria-label={t('pictures')} onKeyDown={position.onKeyDown}>
      <div className={styles.stage}>
        {current ? (
          <button
            type="button"
            className={styles.main}
            aria-label={t('enlarge', { name: current.name })}
            onClick={() => setEnlarged(true)}
          >
            <Picture url={current.url} alt={current.name} widthPx={stageWidthPx} fit="contain" isEager />
          </button>
        ) : (
          <Picture url={undefined} alt="" widthPx={stageWidthPx} />
        )}
        {navigation === 'arrows' && <PictureArrows count={pictures.length} onStep={position.step} />}
        {pictures.length > 1 && (
          <span className={styles.position} role="status">
            {`${position.index + 1} / ${count}`}
          </span>
        )}
      </div>
      {navigation === 'thumbnails' && pictures.length > 1 && (
        <div className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <button
              key={picture.url}
              type="button"
              className={styles.thumbnail}
              aria-label={t('show', { number: String(index + 1), count })}
              aria-current={index === position.index}
              onClick={() => position.setIndex(index)}
            >
              <Picture url={picture.url} alt="" widthPx={thumbnailWidthPx} />
            </button>
          ))}
        </div>
      )}
      {isEnlarged && current && (
        <PictureZoom pictures={pictures} position={position} onClose={() => setEnlarged(false)} />
      )}
    </div>
  );
}

/** The skeleton while the images are not known. */
export function PictureViewerSkeleton() {
  return <div className={styles.blank} aria-hidden />;
}
