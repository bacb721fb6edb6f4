import type { ImportTaskDetail } from '@platen/model/orders/import-tasks';
import { missingColumns } from '@platen/sheet/headers';

/** Whether a task could not be checked because required columns are not mapped to headers yet. */
export function needsHeaderMapping({ status, preview, headers }: ImportTaskDetail): boolean {
  return status === 'failed' && preview === null && missingColumns(headers).length > 0;
}
