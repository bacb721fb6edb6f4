import { type FormOrderDetail, kindOfType } from '@platen/model/form-orders';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, Navigate, useParams } from '@tanstack/react-router';
import { Skeleton } from 'antd';
import { formOrderLink } from '../../app/orders/form-order-kinds.ts';
import { formOrdersKey } from '../../app/orders/order-changes.ts';
import { path } from '../../app/request/query-string.ts';
import { get } from '../../app/request/request.ts';
import { DetailFailure } from '../../ui/detail/detail-screen.tsx';

/** Leads on to a form order. Its address names its kind, which a bill does not know. */
export function BilledFormOrder() {
  const { id } = useParams({ from: '/shell/bills/form_orders/$id' });
  const query = useQuery({
    queryKey: [...formOrdersKey, id],
    queryFn: ({ signal }) => get<FormOrderDetail>(path`/form_orders/${id}`, { signal }),
  });
  if (query.isPending) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (query.isError) {
    return (
      <DetailFailure
        cause={query.error}
        back={linkOptions({ to: '/bills' })}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  return <Navigate {...formOrderLink(kindOfType[query.data.type], query.data.id)} replace />;
}
