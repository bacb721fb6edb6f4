import { kindOfType, templateKindTexts } from '@platen/model/catalogue/template-kinds';
import { importStatusTexts } from '@platen/model/orders/import-statuses';
import type { ImportTask } from '@platen/model/orders/import-tasks';
import { textIn } from '@platen/model/text/locale';
import type { FileResponse } from '../../../platform/http/send-file.ts';
import { type FileColumn, type FileReader, tableFile } from '../../../platform/table-files/table-file.ts';
import { zonedTime } from '../../../platform/zoned-time.ts';
import { importTaskFileTitle, importTaskColumnTexts as texts } from './import-task-file.messages.ts';

/** A task as a row of the sheet, with the counts of its check if there was one. */
export type ImportTaskRecord = ImportTask & { rows_count: number | null; failed_count: number | null };

/** Estimated compressed sizes of an empty sheet and of each task. */
const sheetBytes = 4000;
const taskBytes = 110;

type Column = FileColumn<ImportTaskRecord>;

const owner: Column = { header: texts.owner, width: 24, value: ({ creator }) => creator.screen_name };

const columns: readonly Column[] = [
  { header: texts.file, width: 32, value: ({ file }) => file.filename },
  {
    header: texts.target_type,
    width: 18,
    value: ({ target_type: type }, { locale }) =>
      textIn(type ? templateKindTexts[kindOfType[type]] : texts.any_type, locale),
  },
  { header: texts.status, width: 14, value: ({ status }, { locale }) => textIn(importStatusTexts[status], locale) },
  { header: texts.progress_rate, width: 12, value: ({ progress_rate }) => progress_rate },
  { header: texts.rows, width: 14, value: ({ rows_count }) => rows_count ?? '' },
  { header: texts.failed_rows, width: 14, value: ({ failed_count }) => failed_count ?? '' },
  { header: texts.errs, width: 60, value: ({ errs }) => errs.join('\n') },
  { header: texts.form_orders, width: 30, value: ({ form_orders }) => form_orders.map(({ no }) => no).join('\n') },
  timeColumn('created_at'),
  timeColumn('updated_at'),
];

function timeColumn(field: 'created_at' | 'updated_at'): Column {
  return {
    header: texts[field],
    width: 20,
    format: 'time',
    value: (task, { timeZone }) => zonedTime(task[field], timeZone),
  };
}

/** Import tasks as a sheet; for the factory it names their owners. */
export function importTaskFile(
  rows: AsyncIterable<ImportTaskRecord>,
  reader: FileReader,
  { showsOwner, count }: { showsOwner: boolean; count: number },
): FileResponse {
  const shown = showsOwner ? [owner, ...columns] : columns;
  const estimatedBytes = sheetBytes + count * taskBytes;
  return tableFile({ title: importTaskFileTitle, columns: shown, rows, estimatedBytes }, reader);
}
