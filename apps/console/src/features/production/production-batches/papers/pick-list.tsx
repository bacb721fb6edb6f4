import { formatCount } from '@platen/model/money/money';
import type { PaperOrder } from '@platen/model/production/batch-papers';
import { useText } from '../../../../ui/text.ts';
import { CustomValues } from './custom-values.tsx';
import { numbersOf } from './order-numbers.ts';
import { a4Page, type Paper, type PaperProps } from './paper.types.ts';
import { PaperPicture } from './paper-picture.tsx';
import { papersTexts } from './papers.messages.ts';
import styles from './papers.module.css';

export const pickList: Paper = { text: { zh: '拣货单', en: 'Pick list' }, page: a4Page, Sheet: PickList };

/** What to take from the shelf and make: one line per order, with a box to tick. */
function PickList({ orders }: PaperProps) {
  const t = useText(papersTexts);
  const pieces = orders.reduce((sum, { quantity }) => sum + quantity, 0);
  const hasValues = orders.some(isCustomized);
  const hasRemarks = orders.some(({ remark }) => remark !== '');
  return (
    <table className={styles.picks}>
      <thead>
        <tr>
          <th aria-label={t('done')} />
          <th>{t('picture')}</th>
          <th>{t('order')}</th>
          <th>{t('size')}</th>
          <th>{t('quantity')}</th>
          {hasValues && <th>{t('values')}</th>}
          {hasRemarks && <th>{t('remark')}</th>}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td aria-label={t('done')}>
              <span className={styles.tick} />
            </td>
            <td>
              <span className={styles.pickPicture}>
                <PaperPicture url={order.picture_url} alt={order.no} />
              </span>
            </td>
            <td>
              <b>{order.system_no}</b>
              <span>{numbersOf(order)}</span>
            </td>
            <td data-label={t('size')}>
              <b>{order.size}</b>
            </td>
            <td data-label={t('quantity')}>
              <b>{formatCount(order.quantity)}</b>
            </td>
            {hasValues && (
              <td>
                <CustomValues order={order} />
              </td>
            )}
            {hasRemarks && <td>{order.remark}</td>}
          </tr>
        ))}
        <tr className={styles.total}>
          <td colSpan={4}>{t('total', { orders: orders.length })}</td>
          <td colSpan={1 + Number(hasValues) + Number(hasRemarks)}>{formatCount(pieces)}</td>
        </tr>
      </tbody>
    </table>
  );
}

const isCustomized = ({ custom_values, production_image_names }: PaperOrder) =>
  custom_values.length > 0 || production_image_names.length > 1;
