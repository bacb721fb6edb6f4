import type { OrderImage } from '@platen/model/orders/orders';
import type { Tone } from '@platen/model/text/tone';
import { CircleAlert, CircleSlash, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { FindingLines } from '../../../shared/findings/finding-lines.tsx';
import { imageStatusOf } from '../../../shared/orders/order-images.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { galleryCardWidthPx } from '../../../ui/pictures/picture-url.ts';
import { PictureZoom } from '../../../ui/pictures/picture-zoom.tsx';
import { usePictureIndex } from '../../../ui/pictures/use-picture-index.ts';
import { StateTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import styles from './order-image-grid.module.css';
import { orderDetailTexts } from './orders-detail.messages.ts';

const tones: Record<ReturnType<typeof imageStatusOf>, Tone> = {
  waiting: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'gray',
};

/** The images of one kind, each with its status and its findings. */
export function OrderImageGrid({ images }: { images: readonly OrderImage[] }) {
  const made = images.flatMap(({ url, name }) => (url ? [{ url, name }] : []));
  const position = usePictureIndex(made.length);
  const [isEnlarged, setEnlarged] = useState(false);
  return (
    <ul className={styles.grid}>
      {images.map((image, index) => (
        <Tile
          // oxlint-disable-next-line react/no-array-index-key -- images of one config differ only by their index
          key={`${image.config_id} ${index}`}
          image={image}
          onOpen={() => {
            position.setIndex(made.findIndex(({ url }) => url === image.url));
            setEnlarged(true);
          }}
        />
      ))}
      {isEnlarged && <PictureZoom pictures={made} position={position} onClose={() => setEnlarged(false)} />}
    </ul>
  );
}

function Tile({ image, onOpen }: { image: OrderImage; onOpen: () => void }) {
  const t = useText(orderDetailTexts);
  const status = imageStatusOf(image);
  const { name, url, width, height, findings, error } = image;
  return (
    <li className={styles.tile} data-status={status}>
      {url ? (
        <button type="button" className={styles.picture} aria-label={t('open', { name })} onClick={onOpen}>
          <Picture url={url} alt={name} widthPx={galleryCardWidthPx} fit="contain" />
        </button>
      ) : (
        <span className={styles.picture}>
          {status === 'waiting' && <LoaderCircle aria-hidden className={styles.turning} />}
          {status === 'failed' && <CircleAlert aria-hidden />}
          {status === 'cancelled' && <CircleSlash aria-hidden />}
        </span>
      )}
      <span className={styles.line}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        {status !== 'done' && <StateTag tone={tones[status]}>{t(`state.${status}`)}</StateTag>}
        {width !== null && height !== null && status === 'done' && (
          <span className={styles.pixels}>{t('pixels', { width: String(width), height: String(height) })}</span>
        )}
      </span>
      {status === 'failed' && findings.length === 0 && <p className={styles.error}>{error}</p>}
      <FindingLines lines={findings.map(({ message }) => message)} isError={status === 'failed'} />
    </li>
  );
}
