import { formatCount } from '@platen/model/money';
import type { OrderRow } from '@platen/model/orders';
import { FindingBadge } from '../../../../shared/findings/finding-badge.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { a4Page, type Paper, type PaperProps } from './paper.types.ts';
import styles from './papers.module.css';

export const contactSheet: Paper = {
  text: { zh: '图稿总览', en: 'Contact sheet' },
  page: a4Page,
  Sheet: ContactSheet,
};

const pictureWidthPx = 240;

const artworkOf = (order: OrderRow) =>
  [...order.rendering_custom_areas, ...order.rendering_effect_images].find(({ url }) => url !== null)?.url ?? undefined;

/** Every order with its artwork, to compare with the prints. */
function ContactSheet({ orders }: PaperProps) {
  return (
    <ul className={styles.contacts}>
      {orders.map((order) => (
        <li key={order.id}>
          <span className={styles.artwork}>
            <Picture url={artworkOf(order)} alt={order.no} widthPx={pictureWidthPx} fit="contain" isEager />
          </span>
          <b>{order.system_no}</b>
          <span>{`${order.size} × ${formatCount(order.quantity)}`}</span>
          <FindingBadge counts={order.finding_counts} findings={order.print_findings} />
        </li>
      ))}
    </ul>
  );
}
