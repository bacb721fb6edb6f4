import { formatCount } from '@platen/model/money/money';
import type { PaperOrder } from '@platen/model/production/batch-papers';
import { FindingBadge } from '../../../../shared/findings/finding-badge.tsx';
import { CustomValues } from './custom-values.tsx';
import { numbersOf } from './order-numbers.ts';
import { a4Page, type Paper, type PaperProps } from './paper.types.ts';
import { PaperPicture } from './paper-picture.tsx';
import styles from './papers.module.css';

export const contactSheet: Paper = {
  text: { zh: '图稿总览', en: 'Contact sheet' },
  page: a4Page,
  Sheet: ContactSheet,
};

/** Every order with its artwork, to compare with the prints. */
function ContactSheet({ orders }: PaperProps) {
  return (
    <ul className={styles.contacts}>
      {orders.map((order) => (
        <li key={order.id}>
          <Artwork order={order} />
          <b>{order.system_no}</b>
          <span>{numbersOf(order)}</span>
          <b className={styles.count}>{[order.size, `× ${formatCount(order.quantity)}`].filter(Boolean).join(' ')}</b>
          <CustomValues order={order} />
          <FindingBadge counts={order.finding_counts} findings={order.print_findings} />
        </li>
      ))}
    </ul>
  );
}

/** Several images of an order are told apart by their names. */
function Artwork({ order: { no, artwork, picture_url } }: { order: PaperOrder }) {
  if (artwork.length === 0) {
    return (
      <span className={styles.artwork}>
        <PaperPicture url={picture_url} alt={no} />
      </span>
    );
  }
  return (
    <span className={styles.artworks}>
      {artwork.map(({ name, url }) => (
        <figure key={url}>
          <span className={styles.artwork}>
            <PaperPicture url={url} alt={`${no} ${name}`} />
          </span>
          {artwork.length > 1 && <figcaption>{name}</figcaption>}
        </figure>
      ))}
    </span>
  );
}
