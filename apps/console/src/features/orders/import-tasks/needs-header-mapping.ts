import type { ImportTaskDetail } from '@platen/model/import-tasks';
import { missingColumns } from '@platen/sheet/headers';

/** Whether a task could not even be checked, because nobody has said yet which headers are the columns that it needs. */
export function needsHeaderMapping({ status, preview, headers }: ImportTaskDetail): boolean {
  return status === 'failed' && preview === null && missingColumns(headers).length > 0;
}
