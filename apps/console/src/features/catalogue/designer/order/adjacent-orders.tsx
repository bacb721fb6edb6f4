import type { Order } from '@platen/contract/orders/order';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ordersKey } from '../../../../shared/orders/order-changes.ts';
import { api } from '../../../../shared/request/request.ts';
import { useText } from '../../../../ui/text.ts';
import { orderDesignerTexts } from './order.messages.ts';
import styles from './order.module.css';

/** Links to the previous and the next order of the same form order. */
export function AdjacentOrders({ order }: { order: Order }) {
  const t = useText(orderDesignerTexts);
  const { data } = useQuery({
    queryKey: [...ordersKey, String(order.id), 'neighbors'],
    queryFn: ({ signal }) =>
      api('GET /orders/:id/neighbours', { params: { id: order.id }, signal, showActivity: false }),
  });
  if (!data || data.count < 2) return null;
  const { number, count, previous_id, next_id } = data;
  const templateId = String(order.sku_template_id);
  const linkTo = (id: number) => ({ id: templateId, orderId: String(id) });
  return (
    <nav className={styles.adjacent}>
      {previous_id !== null && (
        <AdjacentOrderLink params={linkTo(previous_id)} label={t('previous')} icon={<ChevronLeft aria-hidden />} />
      )}
      {t('place', { number: String(number), count: String(count) })}
      {next_id !== null && (
        <AdjacentOrderLink params={linkTo(next_id)} label={t('next')} icon={<ChevronRight aria-hidden />} />
      )}
    </nav>
  );
}

interface LinkProps {
  params: { readonly id: string; readonly orderId: string };
  label: string;
  icon: ReactNode;
}

function AdjacentOrderLink({ params, label, icon }: LinkProps) {
  return (
    <Link to="/editor/$id/orders/$orderId" params={params} aria-label={label} title={label}>
      {icon}
    </Link>
  );
}
