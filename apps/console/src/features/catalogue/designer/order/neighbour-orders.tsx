import type { Order } from '@platen/contract/orders/order';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ordersKey } from '../../../../shared/orders/order-changes.ts';
import { api } from '../../../../shared/request/request.ts';
import { useText } from '../../../../ui/text.ts';
import { orderDesignerTexts } from './order.messages.ts';
import styles from './order.module.css';

/** So many orders of a form order are gone through one by one. */
const countMax = 100;

/** The way to the orders before and after this one, of the same form order. */
export function NeighbourOrders({ order }: { order: Order }) {
  const t = useText(orderDesignerTexts);
  const { data } = useQuery({
    queryKey: [...ordersKey, 'of form order', order.form_order_id],
    queryFn: ({ signal }) =>
      api('GET /orders', {
        query: { form_order_id_eq: order.form_order_id, order: 'created_at asc', per_page: countMax },
        signal,
        showActivity: false,
      }),
  });
  const orders = data?.data ?? [];
  const at = orders.findIndex(({ id }) => id === order.id);
  if (at === -1 || orders.length < 2) return null;
  const [before, after] = [orders[at - 1], orders[at + 1]];
  return (
    <nav className={styles.neighbours}>
      {before && <NeighbourLink to={before} label={t('previous')} icon={<ChevronLeft aria-hidden />} />}
      {t('place', { number: String(at + 1), count: String(data?.meta.total ?? orders.length) })}
      {after && <NeighbourLink to={after} label={t('next')} icon={<ChevronRight aria-hidden />} />}
    </nav>
  );
}

interface LinkProps {
  to: { readonly id: number; readonly sku_template_id: number };
  label: string;
  icon: React.ReactNode;
}

function NeighbourLink({ to, label, icon }: LinkProps) {
  const params = { id: String(to.sku_template_id), orderId: String(to.id) };
  return (
    <Link to="/editor/$id/orders/$orderId" params={params} aria-label={label} title={label}>
      {icon}
    </Link>
  );
}
