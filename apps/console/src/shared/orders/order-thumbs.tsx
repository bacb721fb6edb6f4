import type { OrderImage } from '@platen/model/orders/orders';
import { Tooltip } from 'antd';
import { CircleAlert, CircleSlash, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { emptyValue } from '../../ui/formats.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { rowPictureWidthPx } from '../../ui/pictures/picture-url.ts';
import { PictureZoom } from '../../ui/pictures/picture-zoom.tsx';
import { usePictureIndex } from '../../ui/pictures/use-picture-index.ts';
import { useText } from '../../ui/text.ts';
import { imageStatusOf } from './order-images.ts';
import { orderThumbsTexts } from './order-thumbs.messages.ts';
import styles from './order-thumbs.module.css';

/** How many fit into a cell; the others are in the enlarged view. */
const shownMax = 3;

/** The images of an order in a cell: rendered ones can be enlarged, the others show their status. */
export function OrderThumbs({ images }: { images: readonly OrderImage[] }) {
  const made = images.flatMap(({ url, name }) => (url ? [{ url, name }] : []));
  const position = usePictureIndex(made.length);
  const [isEnlarged, setEnlarged] = useState(false);
  if (images.length === 0) return emptyValue;
  return (
    <span className={styles.thumbs}>
      {images.slice(0, shownMax).map((image) => (
        <Thumb
          key={image.config_id}
          image={image}
          onOpen={() => {
            position.setIndex(made.findIndex(({ url }) => url === image.url));
            setEnlarged(true);
          }}
        />
      ))}
      {images.length > shownMax && <span className={styles.more}>{`+${images.length - shownMax}`}</span>}
      {isEnlarged && <PictureZoom pictures={made} position={position} onClose={() => setEnlarged(false)} />}
    </span>
  );
}

function Thumb({ image, onOpen }: { image: OrderImage; onOpen: () => void }) {
  const t = useText(orderThumbsTexts);
  const status = imageStatusOf(image);
  if (image.url) {
    return (
      <button type="button" className={styles.thumb} aria-label={t('enlarge', { name: image.name })} onClick={onOpen}>
        <Picture url={image.url} alt="" widthPx={rowPictureWidthPx} fit="contain" />
      </button>
    );
  }
  const text = status === 'failed' ? (image.error ?? t('failed')) : t(status);
  return (
    <Tooltip title={text}>
      <span className={styles.thumb} data-status={status} role="img" aria-label={text}>
        {status === 'failed' && <CircleAlert aria-hidden />}
        {status === 'cancelled' && <CircleSlash aria-hidden />}
        {status === 'waiting' && <LoaderCircle aria-hidden className={styles.turning} />}
      </span>
    </Tooltip>
  );
}
