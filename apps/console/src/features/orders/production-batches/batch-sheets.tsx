import type { Sender } from '@platen/model/accounts';
import { formatCount } from '@platen/model/money';
import type { OrderRow } from '@platen/model/orders';
import { FindingBadge } from '../../../shared/findings/finding-badge.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Barcode } from '../../../ui/qr/barcode.tsx';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import { useText } from '../../../ui/text.ts';
import { batchPrintTexts } from './batch-print.messages.ts';
import styles from './batch-print.module.css';

interface Props {
  orders: readonly OrderRow[];
}

const pictureWidthPx = 240;

const artworkOf = (order: OrderRow) =>
  [...order.rendering_custom_areas, ...order.rendering_effect_images].find(({ url }) => url !== null)?.url ?? undefined;

/** Every order with its artwork, to be held against what comes out of the press. */
export function ContactSheet({ orders }: Props) {
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

/** What is to be taken from the shelf and made, a line for each order, with a box to tick. */
export function PickList({ orders }: Props) {
  const t = useText(batchPrintTexts);
  const pieces = orders.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <table className={styles.picks}>
      <thead>
        <tr>
          <th aria-label={t('done')} />
          <th>{t('systemNo')}</th>
          <th>{t('no')}</th>
          <th>{t('size')}</th>
          <th>{t('quantity')}</th>
          <th>{t('remark')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td aria-label={t('done')}>
              <span className={styles.tick} />
            </td>
            <td>{order.system_no}</td>
            <td>{order.no}</td>
            <td>{order.size}</td>
            <td>{formatCount(order.quantity)}</td>
            <td>{order.remark}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4}>{t('total', { orders: orders.length })}</td>
          <td colSpan={2}>{formatCount(pieces)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** What sticks on each parcel: its number in both codes, and where it goes. */
export function Labels({ orders, sender }: Props & { sender: Sender | null }) {
  const t = useText(batchPrintTexts);
  return (
    <ul className={styles.labels}>
      {orders.map((order) => (
        <li key={order.id}>
          <div className={styles.codes}>
            <QrCode className={styles.qrcode} text={order.system_no} label={t('code', { no: order.system_no })} />
            <Barcode className={styles.barcode} text={order.system_no} label={t('code', { no: order.system_no })} />
          </div>
          <b>{order.system_no}</b>
          <span>{[order.no, order.sub_no].filter(Boolean).join(' / ')}</span>
          <span>{`${order.sku_template_name} · ${order.size} × ${formatCount(order.quantity)}`}</span>
          <span>{[order.receiver_name, order.phone].filter(Boolean).join(' · ')}</span>
          <span>
            {[order.country, order.province, order.city, order.address, order.zip_code].filter(Boolean).join(' ')}
          </span>
          <span>{order.shipping_method}</span>
          {sender && (
            <span className={styles.sender}>
              {t('from', { sender: [sender.name, sender.phone, sender.address].filter(Boolean).join(' · ') })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
