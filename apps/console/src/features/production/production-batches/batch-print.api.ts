import type { PaperOrder } from '@platen/model/production/batch-papers';
import { queryOptions } from '@tanstack/react-query';
import { ordersKey } from '../../../shared/orders/order-changes.ts';
import { api } from '../../../shared/request/request.ts';

/** All orders of a batch that are still made, as its papers show them. A large batch comes in several parts. */
export const batchPapersQuery = (id: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'papers_of_batch', id],
    queryFn: async ({ signal }) => {
      const orders: PaperOrder[] = [];
      for (let after_id: number | null = 0; after_id !== null; ) {
        const part: Awaited<ReturnType<typeof readPart>> = await readPart(id, after_id, signal);
        orders.push(...part.orders);
        after_id = part.next_after_id;
      }
      return orders;
    },
  });

const readPart = (id: string, after_id: number, signal: AbortSignal) =>
  api('GET /production_batches/:id/papers', { params: { id }, query: { after_id }, signal });
