import type { Order } from '@platen/contract/orders/order';
import { Alert, Button } from 'antd';
import { Download, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { FindingList } from '../../../shared/findings/finding-list.tsx';
import { findingsTexts } from '../../../shared/findings/findings.messages.ts';
import { useOrderFailure, useOrdersChanged } from '../../../shared/orders/order-changes.ts';
import { imageStatusOf, imagesOf } from '../../../shared/orders/order-images.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import { formatDateTime } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import styles from './order-detail.module.css';
import { OrderImageGrid } from './order-image-grid.tsx';
import { renderOrder } from './orders.api.ts';
import { orderDetailTexts } from './orders-detail.messages.ts';

/** Every image of an order by kind. Production images are rendered late: until then a text says when. */
export function OrderImagesCards({ order }: { order: Order }) {
  const t = useText(orderDetailTexts);
  const hasProduction = order.production_image_configs.length > 0 || order.rendering_production_images.length > 0;
  return (
    <>
      <FailedImages order={order} />
      <DifferingImages order={order} />
      <PrintFindings order={order} />
      {order.rendering_effect_images.length > 0 && (
        <DetailCard title={t('effectImages')}>
          <OrderImageGrid images={order.rendering_effect_images} />
        </DetailCard>
      )}
      {order.rendering_custom_areas.length > 0 && (
        <DetailCard title={t('customAreas')}>
          <OrderImageGrid images={order.rendering_custom_areas} />
        </DetailCard>
      )}
      {order.production_images.length > 0 && (
        <DetailCard title={t('suppliedImages')}>
          <OrderImageGrid images={order.production_images.map(toImage)} />
        </DetailCard>
      )}
      {hasProduction && (
        <DetailCard title={t('productionImages')}>
          {order.rendering_production_images.length > 0 ? (
            <OrderImageGrid images={order.rendering_production_images} />
          ) : (
            <p className={styles.quiet}>{t('productionLater')}</p>
          )}
          <PrintFiles order={order} />
        </DetailCard>
      )}
    </>
  );
}

/** The print files for the factory: one for each production image, named as in the zip of the batch. */
function PrintFiles({ order: { print_files } }: { order: Order }) {
  const t = useText(orderDetailTexts);
  if (print_files.length === 0) return null;
  return (
    <ul className={styles.printFiles} aria-label={t('printFiles')}>
      {print_files.map(({ id, url, filename }) => (
        <li key={id}>
          <Button size="small" icon={<Download aria-hidden />} href={url} download={filename}>
            {filename}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** How many images failed; a retry may help if a service was at fault. */
function FailedImages({ order }: { order: Order }) {
  const t = useText(orderDetailTexts);
  const can = useCan();
  const changed = useOrdersChanged();
  const showFailure = useOrderFailure();
  const [isBusy, setBusy] = useState(false);
  const count = imagesOf(order).filter((image) => imageStatusOf(image) === 'failed').length;
  if (count === 0) return null;

  async function retry() {
    setBusy(true);
    try {
      await renderOrder(order.id);
      showSuccess(t('retried'));
    } catch (cause) {
      showFailure(cause);
    } finally {
      await changed();
      setBusy(false);
    }
  }

  return (
    <Alert
      type="error"
      showIcon
      title={t('failedTitle', { count })}
      action={
        can('orders.update') && (
          <Button size="small" icon={<RotateCw aria-hidden />} loading={isBusy} onClick={() => void retry()}>
            {t('retry')}
          </Button>
        )
      }
    />
  );
}

/** Warns where the images differ: the print would not be what the effect image shows. */
function DifferingImages({ order: { findings } }: { order: Order }) {
  const t = useText(orderDetailTexts);
  if (findings.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('differTitle')}
      description={
        <ul className={styles.lines}>
          {findings.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      }
    />
  );
}

/** The print findings, and who confirmed in spite of them. */
function PrintFindings({ order: { print_findings, acknowledgements } }: { order: Order }) {
  const t = useText(findingsTexts);
  if (print_findings.length === 0 && acknowledgements.length === 0) return null;
  return (
    <DetailCard title={t('title')}>
      <FindingList findings={print_findings} />
      {acknowledgements.map(({ user, created_at, findings }) => (
        <div key={created_at} className={styles.acknowledged}>
          <span>{t('acknowledged')}</span>
          <span className={styles.quiet}>{`${user.screen_name} · ${formatDateTime(created_at)}`}</span>
          {JSON.stringify(findings) !== JSON.stringify(print_findings) && <FindingList findings={findings} />}
        </div>
      ))}
    </DetailCard>
  );
}

/** A file that the customer uploaded is ready as it is. */
function toImage({ url, filename }: Order['production_images'][number]): Order['rendering_effect_images'][number] {
  const done = { state: 'done' as const, progress: 1, findings: [], error: null };
  return { ...done, config_id: url, name: filename, url, width: null, height: null };
}
