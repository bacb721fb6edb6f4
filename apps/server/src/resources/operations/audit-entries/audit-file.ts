import type { AuditChange } from '@platen/model/operations/audit-entries';
import { auditedFieldText } from '@platen/model/operations/audited-fields';
import { auditedSubjectText } from '@platen/model/operations/audited-subjects';
import { type Locale, textIn } from '@platen/model/text/locale';
import type { StoredAuditEntry } from '../../../platform/audit/audit-entry-list.ts';
import type { FileResponse } from '../../../platform/http/send-file.ts';
import { type FileColumn, type FileReader, tableFile } from '../../../platform/table-files/table-file.ts';
import { zonedTime } from '../../../platform/zoned-time.ts';
import { auditColumnTexts, auditFileTitle, auditOutcomeTexts } from './audit-file.messages.ts';
import { auditedActionText } from './audited-actions.ts';

/** Estimated compressed sizes of an empty sheet and of each entry. */
const sheetBytes = 3500;
const entryBytes = 70;

const columns: readonly FileColumn<StoredAuditEntry>[] = [
  {
    header: auditColumnTexts.occurred_at,
    width: 20,
    format: 'time',
    value: ({ occurred_at }, { timeZone }) => zonedTime(occurred_at, timeZone),
  },
  {
    header: auditColumnTexts.actor,
    width: 24,
    value: ({ actor }) => (actor ? (actor.screen_name ?? `#${actor.id}`) : ''),
  },
  { header: auditColumnTexts.action, width: 28, value: ({ action }, { locale }) => auditedActionText(action, locale) },
  {
    header: auditColumnTexts.subject,
    width: 24,
    value: ({ subject_type, subject_id }, { locale }) =>
      [auditedSubjectText(subject_type, locale), subject_id].filter((part) => part !== null).join(' '),
  },
  {
    header: auditColumnTexts.outcome,
    width: 14,
    value: ({ refused_code }, { locale }) =>
      textIn(refused_code === null ? auditOutcomeTexts.done : auditOutcomeTexts.refused, locale),
  },
  {
    header: auditColumnTexts.changes,
    width: 60,
    value: ({ changes }, { locale }) => changes.map((change) => changeText(change, locale)).join('\n'),
  },
  { header: auditColumnTexts.via, width: 16, value: viaText },
  { header: auditColumnTexts.address, width: 18, value: ({ address }) => address },
  { header: auditColumnTexts.request_id, width: 38, value: ({ request_id }) => request_id },
];

function changeText({ field, before, after }: AuditChange, locale: Locale): string {
  const name = auditedFieldText(field, locale);
  return before === undefined && after === undefined
    ? name
    : `${name}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`;
}

function viaText({ session_id, api_key_id }: StoredAuditEntry): string {
  if (api_key_id !== null) return `api_key ${api_key_id}`;
  return session_id === null ? '' : `session ${session_id}`;
}

export function auditFile(rows: AsyncIterable<StoredAuditEntry>, reader: FileReader, count: number): FileResponse {
  return tableFile({ title: auditFileTitle, columns, rows, estimatedBytes: sheetBytes + count * entryBytes }, reader);
}
