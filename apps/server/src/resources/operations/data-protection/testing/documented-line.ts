import type { PersonalRecord } from '../registry/table-record.ts';
import { personalColumns } from '../registry/table-record.ts';

const erasedHow = { delete: 'the row is deleted', owner: 'deleted when nothing uses it any more' } as const;

/** The line of a record in `docs/security/data-protection.md`. */
export function documentedLine(record: PersonalRecord): string {
  const { table, dataClass, erase, files = [], rows } = record;
  const columns = [...new Set([...personalColumns(record), ...files])].filter((column) => column !== 'updated_at');
  const how = typeof erase === 'string' ? erasedHow[erase] : 'the columns are emptied';
  const found = Object.keys(rows).join(', ') || 'what refers to it';
  return `| \`${table}\` | ${columns.map((column) => `\`${column}\``).join(', ') || 'the row itself'} | ${dataClass} | ${found} | ${how} |`;
}
