import { formatCount } from '@platen/model/money';
import { Barcode } from '../../../../ui/qr/barcode.tsx';
import { QrCode } from '../../../../ui/qr/qr-code.tsx';
import { useText } from '../../../../ui/text.ts';
import { a4Page, type Paper, type PaperProps } from './paper.types.ts';
import { papersTexts } from './papers.messages.ts';
import styles from './papers.module.css';

export const labels: Paper = { text: { zh: '标签', en: 'Labels' }, page: a4Page, Sheet: Labels };

/** The label of each parcel: its number as QR code and barcode, and its receiver. */
function Labels({ orders, batch: { sender } }: PaperProps) {
  const t = useText(papersTexts);
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
