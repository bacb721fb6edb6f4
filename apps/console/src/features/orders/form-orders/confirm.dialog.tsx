import type { FormOrder } from '@platen/model/form-orders';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form, Skeleton } from 'antd';
import { FindingBadge } from '../../../shared/findings/finding-badge.tsx';
import { FindingList } from '../../../shared/findings/finding-list.tsx';
import { FindingNotice } from '../../../shared/findings/finding-notice.tsx';
import { sumFindings } from '../../../shared/findings/use-finding-words.ts';
import { useOrdersChanged } from '../../../shared/orders/order-changes.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import styles from './confirm.module.css';
import { forEachRow } from './for-each.ts';
import { confirmFormOrder, ordersWithFindingsQuery } from './form-orders.api.ts';
import { formOrdersTexts } from './form-orders.messages.ts';
import { useBatchActionReport } from './use-batch-action-report.ts';

interface Props {
  formOrders: readonly FormOrder[];
  onClose: () => void;
}

/** Has prints made although something is wrong with them: they are shown, and whoever goes on says so. */
export function ConfirmDialog({ formOrders, onClose }: Props) {
  const t = useText(formOrdersTexts);
  const changed = useOrdersChanged();
  const report = useBatchActionReport();
  const [first] = formOrders;
  const isOne = formOrders.length === 1 && first;

  async function confirm() {
    const result = await forEachRow(formOrders, ({ id }) => confirmFormOrder(id, true));
    await changed();
    return result;
  }

  return (
    <FormDialog
      title={isOne ? t('confirmTitle', { no: first.no }) : t('confirmManyTitle', { count: String(formOrders.length) })}
      initial={{ acknowledged: false }}
      submitLabel={t('confirmAnyway')}
      isDanger
      save={confirm}
      onSaved={(result) => report(result, t('confirmed'))}
      onClose={onClose}
    >
      <p className={styles.text}>{t('confirmText')}</p>
      <FindingNotice counts={sumFindings(formOrders.map(({ finding_counts }) => finding_counts))} />
      {isOne ? <OrdersOf formOrder={first} /> : <FormOrders formOrders={formOrders} />}
      <Form.Item
        name="acknowledged"
        valuePropName="checked"
        extra={t('acknowledgeKept')}
        rules={[{ validator: async (_, isTicked) => (isTicked ? undefined : refuse(t('acknowledgeNeeded'))) }]}
      >
        <Checkbox>{t('acknowledge')}</Checkbox>
      </Form.Item>
    </FormDialog>
  );
}

function refuse(message: string): never {
  throw new Error(message);
}

/** What is wrong, order by order; as many as one reads. */
function OrdersOf({ formOrder }: { formOrder: FormOrder }) {
  const t = useText(formOrdersTexts);
  const { data: page } = useQuery(ordersWithFindingsQuery(formOrder.id));
  if (!page) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const left = page.meta.total - page.data.length;
  return (
    <div className={styles.found}>
      {page.data.map(({ id, no, print_findings }) => (
        <section key={id}>
          <h3>{no}</h3>
          <FindingList findings={print_findings} />
        </section>
      ))}
      {left > 0 && <p>{t('moreOrders', { count: left })}</p>}
    </div>
  );
}

function FormOrders({ formOrders }: { formOrders: readonly FormOrder[] }) {
  return (
    <ul className={styles.found}>
      {formOrders.map(({ id, no, finding_counts }) => (
        <li key={id} className={styles.formOrder}>
          {no}
          <FindingBadge counts={finding_counts} />
        </li>
      ))}
    </ul>
  );
}
