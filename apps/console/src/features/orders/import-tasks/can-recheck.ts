import type { ImportTask } from '@platen/model/orders/import-tasks';

/** Whether a task is idle and nothing of it was ordered, so that its sheet can be checked again. */
export function canRecheck({ status, form_orders }: Pick<ImportTask, 'status' | 'form_orders'>): boolean {
  return (status === 'checked' || status === 'failed') && form_orders.length === 0;
}
