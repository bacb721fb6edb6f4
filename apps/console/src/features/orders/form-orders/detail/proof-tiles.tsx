import type { OrderImage, OrderRow } from '@platen/model/orders/orders';
import { Link } from '@tanstack/react-router';
import { Skeleton } from 'antd';
import { CircleAlert, ImageOff, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { FindingBadge } from '../../../../shared/findings/finding-badge.tsx';
import { imageStatusOf, imagesOf } from '../../../../shared/orders/order-images.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { PictureZoom } from '../../../../ui/pictures/picture-zoom.tsx';
import { usePictureIndex } from '../../../../ui/pictures/use-picture-index.ts';
import { useText } from '../../../../ui/text.ts';
import { reviewTexts } from '../review.messages.ts';
import styles from './proof-tiles.module.css';

const pictureWidthPx = 240;

interface Props {
  /** Undefined while they are loading. */
  orders: readonly OrderRow[] | undefined;
  /** The number of all orders, shown or not. */
  ordersCount: number;
  size: 'small' | 'large';
}

/** The proofs of the first orders. A click enlarges one; those that are not rendered yet say so. */
export function ProofTiles({ orders, ordersCount, size }: Props) {
  const t = useText(reviewTexts);
  const [isEnlarged, setEnlarged] = useState(false);
  const pictures = (orders ?? []).flatMap((order) =>
    imagesOf(order).flatMap(({ url, name }) => (url ? [{ url, name: `${order.no} · ${name}` }] : [])),
  );
  const position = usePictureIndex(pictures.length);
  if (!orders) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const left = ordersCount - orders.length;
  return (
    <>
      <ul className={styles.tiles} data-size={size} aria-label={t('proofs')}>
        {orders.map((order) => {
          const images = imagesOf(order);
          const made = images.find(({ url }) => url !== null);
          const status = summaryStatusOf(images);
          return (
            <li key={order.id}>
              {made?.url ? (
                <button
                  type="button"
                  className={styles.picture}
                  aria-label={t('proofOf', { no: order.no })}
                  onClick={() => {
                    position.setIndex(pictures.findIndex(({ url }) => url === made.url));
                    setEnlarged(true);
                  }}
                >
                  <Picture url={made.url} alt="" widthPx={pictureWidthPx} fit="contain" />
                </button>
              ) : (
                <span
                  className={styles.picture}
                  data-status={status}
                  role="img"
                  aria-label={t('proofOf', { no: order.no })}
                >
                  {status === 'failed' && <CircleAlert aria-hidden />}
                  {status === 'waiting' && <LoaderCircle aria-hidden className={styles.turning} />}
                  {status === 'none' && <ImageOff aria-hidden />}
                </span>
              )}
              <span className={styles.name}>
                <Link to="/orders/$id" params={{ id: String(order.id) }} title={order.no}>
                  {order.no}
                </Link>
                <FindingBadge counts={order.finding_counts} findings={order.print_findings} />
              </span>
            </li>
          );
        })}
        {left > 0 && <li className={styles.more}>{t('moreProofs', { count: left })}</li>}
      </ul>
      {isEnlarged && <PictureZoom pictures={pictures} position={position} onClose={() => setEnlarged(false)} />}
    </>
  );
}

/** The status of an order without an image: the one that matters most among its images. */
function summaryStatusOf(images: readonly OrderImage[]): 'failed' | 'waiting' | 'none' {
  const statuses = images.map(imageStatusOf);
  return statuses.includes('failed') ? 'failed' : statuses.includes('waiting') ? 'waiting' : 'none';
}
