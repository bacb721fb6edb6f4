import { formatCount } from '@platen/model/money/money';
import type { PaperOrder } from '@platen/model/production/batch-papers';
import { writtenAddress } from '@platen/ordering/address/written-address';
import { Barcode } from '../../../../ui/qr/barcode.tsx';
import { QrCode } from '../../../../ui/qr/qr-code.tsx';
import { useText } from '../../../../ui/text.ts';
import { CustomValues } from './custom-values.tsx';
import { numbersOf } from './order-numbers.ts';
import { a4Page, type Paper, type PaperProps } from './paper.types.ts';
import { PaperPicture } from './paper-picture.tsx';
import { papersTexts } from './papers.messages.ts';
import styles from './papers.module.css';

export const labels: Paper = { text: { zh: '标签', en: 'Labels' }, page: a4Page, Sheet: Labels };

/** For label printers: the same labels, each on a page of its own, in the size that carriers use. */
export const labelRoll: Paper = {
  text: { zh: '卷筒标签', en: 'Label roll' },
  page: { widthMm: 100, heightMm: 150, marginMm: 4, isLabel: true },
  Sheet: LabelRoll,
};

function Labels({ batch, orders }: PaperProps) {
  return (
    <ul className={styles.labels}>
      {orders.map((order) => (
        <Label key={order.id} batch={batch} order={order} />
      ))}
    </ul>
  );
}

function LabelRoll({ batch, orders }: PaperProps) {
  return (
    <ul className={styles.roll}>
      {orders.map((order) => (
        <Label key={order.id} batch={batch} order={order} />
      ))}
    </ul>
  );
}

/** The label of a parcel: its number as QR code and barcode, what is in it, and its receiver. */
function Label({ batch, order }: { batch: PaperProps['batch']; order: PaperOrder }) {
  const t = useText(papersTexts);
  const { sender } = batch;
  const code = t('code', { no: order.system_no });
  return (
    <li>
      <div className={styles.codes}>
        <QrCode className={styles.qrcode} text={order.system_no} label={code} />
        <Barcode className={styles.barcode} text={order.system_no} label={code} />
      </div>
      <div className={styles.product}>
        <span className={styles.labelPicture}>
          <PaperPicture url={order.picture_url} alt={order.no} />
        </span>
        <div className={styles.numbers}>
          <b>{order.system_no}</b>
          <span>{numbersOf(order)}</span>
          <span>{`${batch.sku_template_name} · ${batch.sku_template_no}`}</span>
          <b className={styles.count}>{[order.size, `× ${formatCount(order.quantity)}`].filter(Boolean).join(' ')}</b>
        </div>
      </div>
      <CustomValues order={order} />
      <div className={styles.receiver}>
        <b>{[order.receiver_name, order.phone].filter(Boolean).join(' · ')}</b>
        <span>{writtenAddress(order)}</span>
        <span>{order.shipping_method}</span>
        {sender && (
          <span className={styles.quiet}>
            {t('from', { sender: [sender.name, sender.phone, sender.address].filter(Boolean).join(' · ') })}
          </span>
        )}
      </div>
    </li>
  );
}
