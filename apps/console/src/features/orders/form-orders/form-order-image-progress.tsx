import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { formatCount } from '@platen/model/money/money';
import { Progress } from 'antd';
import { CircleAlert, LoaderCircle } from 'lucide-react';
import { useText } from '../../../ui/text.ts';
import styles from './form-order-detail.module.css';
import { formOrderDetailTexts } from './form-orders-detail.messages.ts';

/** How many images of a form order are rendered, pending and failed. */
export function FormOrderImageProgress({ images }: Pick<FormOrderDetail, 'images'>) {
  const t = useText(formOrderDetailTexts);
  const { done, waiting, failed } = images;
  const all = done + waiting + failed;
  if (all === 0) return null;
  return (
    <div className={styles.images}>
      <span className={styles.figureLabel}>{t('images')}</span>
      <span className={styles.imagesLine}>
        {t('imagesDone', { done: formatCount(done), all: formatCount(all) })}
        {waiting > 0 && (
          <span className={styles.waiting} role="status">
            <LoaderCircle aria-hidden />
            {t('imagesWaiting', { count: formatCount(waiting) })}
          </span>
        )}
      </span>
      <Progress
        percent={(done / all) * 100}
        showInfo={false}
        size={{ height: 4 }}
        strokeColor="var(--primary)"
        status={waiting > 0 ? 'active' : 'normal'}
        aria-label={t('images')}
      />
      {failed > 0 && (
        <span className={styles.failed}>
          <CircleAlert aria-hidden />
          {t('imagesFailed', { count: failed })}
        </span>
      )}
    </div>
  );
}
