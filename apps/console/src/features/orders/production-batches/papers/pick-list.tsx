import { formatCount } from '@platen/model/money';
import { useText } from '../../../../ui/text.ts';
import { a4Page, type Paper, type PaperProps } from './paper.types.ts';
import { papersTexts } from './papers.messages.ts';
import styles from './papers.module.css';

export const pickList: Paper = { text: { zh: '拣货单', en: 'Pick list' }, page: a4Page, Sheet: PickList };

/** What to take from the shelf and make: one line per order, with a box to tick. */
function PickList({ orders }: PaperProps) {
  const t = useText(papersTexts);
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
