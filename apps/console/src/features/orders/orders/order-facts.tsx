import type { Order } from '@platen/contract/orders/order';
import { filledValueOf } from '@platen/design/filled-value';
import { formatCount, formatYuan } from '@platen/model/money/money';
import { Link } from '@tanstack/react-router';
import { formOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { useParty } from '../../../shared/orders/use-party.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import { CopyableText } from '../../../ui/copyable-text.tsx';
import type { DetailItem } from '../../../ui/detail/detail.types.ts';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { DetailSections } from '../../../ui/detail/detail-sections.tsx';
import { FigureStrip } from '../../../ui/detail/figure-strip.tsx';
import { emptyValue } from '../../../ui/formats.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { thumbnailWidthPx } from '../../../ui/pictures/picture-url.ts';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import { useText } from '../../../ui/text.ts';
import styles from './order-detail.module.css';
import { orderDetailTexts } from './orders-detail.messages.ts';

/** What people look for first: the amount, and how it is calculated. */
export function OrderFigures({ order }: { order: Order }) {
  const t = useText(orderDetailTexts);
  const rendering = { label: t('rendering'), value: formatYuan(order.system_rendering_price) };
  const parts = [
    `${formatYuan(order.price)} × ${formatCount(order.quantity)}`,
    ...(order.system_rendering_price > 0 ? [rendering.value] : []),
  ];
  return (
    <FigureStrip
      figures={[
        { label: t('amount'), value: formatYuan(order.amount), note: parts.join(' + ') },
        { label: t('price'), value: formatYuan(order.price) },
        { label: t('quantity'), value: formatCount(order.quantity) },
        ...(order.system_rendering_price > 0 ? [rendering] : []),
        { label: t('size'), value: order.size || emptyValue },
      ]}
    />
  );
}

export function OrderFacts({ order }: { order: Order }) {
  const t = useText(orderDetailTexts);
  const can = useCan();
  const seesEveryone = useParty() === 'staff';
  const { production_batch_id: batchId, production_batch_no: batchNo } = order;
  const formOrder = <Link {...formOrderLink(order.sku_template_kind, order.form_order_id)}>{order.form_order_no}</Link>;
  const batch =
    batchId !== null && can('production_batches.read') ? (
      <Link to="/production_batches/$id" params={{ id: String(batchId) }}>
        {batchNo}
      </Link>
    ) : (
      (batchNo ?? emptyValue)
    );
  const template = (
    <Link to="/sku_templates/$id" params={{ id: String(order.sku_template_id) }}>
      {order.sku_template_name}
    </Link>
  );
  const text = (label: string, value: string): DetailItem => ({ kind: 'text', label, value });
  return (
    <DetailSections
      sections={[
        {
          title: t('basics'),
          items: [
            { kind: 'copyable', label: t('no'), value: order.no },
            text(t('subNo'), order.sub_no),
            { kind: 'copyable', label: t('systemNo'), value: order.system_no },
            { kind: 'custom', label: t('formOrder'), value: formOrder },
            { kind: 'custom', label: t('batch'), value: batch },
            ...(seesEveryone ? [text(t('owner'), order.user.screen_name)] : []),
            { kind: 'copyable', label: t('skuTemplateNo'), value: order.sku_template_no },
            { kind: 'custom', label: t('skuTemplateName'), value: template },
            text(t('material'), order.sku_template_material_name),
            { kind: 'dateTime', label: t('createdAt'), value: order.created_at },
            { kind: 'dateTime', label: t('paidAt'), value: order.paid_at },
            { kind: 'dateTime', label: t('updatedAt'), value: order.updated_at },
            { ...text(t('receiverFields.remark'), order.remark), isWide: true },
          ],
        },
        ...(order.erased_at === null
          ? [
              {
                title: t('receiver'),
                items: [
                  text(t('receiverFields.receiver_name'), order.receiver_name),
                  { kind: 'copyable' as const, label: t('receiverFields.phone'), value: order.phone },
                  text(t('receiverFields.company_name'), order.company_name),
                  text(t('receiverFields.country'), order.country),
                  text(t('receiverFields.province'), order.province),
                  text(t('receiverFields.city'), order.city),
                  text(t('receiverFields.zip_code'), order.zip_code),
                  text(t('receiverFields.shipping_method'), order.shipping_method),
                  { ...text(t('receiverFields.address'), order.address), isWide: true },
                ],
              },
            ]
          : []),
      ]}
    />
  );
}

/** What the customer filled in, each value displayed by its type. */
export function ItemsByKey({ order }: { order: Order }) {
  const t = useText(orderDetailTexts);
  const items = order.human_excel_config;
  if (items.length === 0) return null;
  return (
    <DetailCard title={t('fields')}>
      <dl className={styles.fields}>
        {items.map((item) => {
          const { text, color, pictureUrl } = filledValueOf(item);
          return (
            <div key={item.key}>
              <dt>{item.label}</dt>
              <dd>
                {color && <span className={styles.swatch} style={{ background: color }} />}
                {pictureUrl && (
                  <a className={styles.picture} href={pictureUrl} target="_blank" rel="noreferrer">
                    <Picture url={pictureUrl} alt={text} widthPx={thumbnailWidthPx} />
                  </a>
                )}
                <span className={styles.value}>{text || emptyValue}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </DetailCard>
  );
}

export function OrderCodes({ order }: { order: Order }) {
  const t = useText(orderDetailTexts);
  return (
    <DetailCard title={t('codes')}>
      <div className={styles.codes}>
        <QrCode className={styles.qrcode} text={order.qrcode} label={t('qrcode', { no: order.qrcode })} />
        <span>
          <CopyableText text={order.barcode} isCode />
          <span className={styles.quiet}>{t('codesText')}</span>
        </span>
      </div>
    </DetailCard>
  );
}
