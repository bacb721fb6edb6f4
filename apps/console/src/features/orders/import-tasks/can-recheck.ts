import type { ImportTask } from '@platen/model/import-tasks';

/** Whether nothing works on a task, and nothing of it was ordered: its sheet can be read differently still. */
export function canRecheck({ status, form_orders }: Pick<ImportTask, 'status' | 'form_orders'>): boolean {
  return (status === 'checked' || status === 'failed') && form_orders.length === 0;
}
