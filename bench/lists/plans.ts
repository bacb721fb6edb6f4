import { readFileSync } from 'node:fs';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** Reading more than this share of a large table counts as a full scan, with or without an index. */
const wholeShare = 0.5;

/** The plans that auto_explain has logged after `offset` of PostgreSQL's log, with their statements. */
export function readPlans(logFile: string, offset: number): { text: string; plan: PlanNode }[] {
  const log = readFileSync(logFile, 'utf8').slice(offset);
  return log
    .split(/plan:\n/)
    .slice(1)
    .flatMap((part) => {
      const json = jsonAt(part);
      if (json === undefined) return [];
      const parsed = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode };
      return [{ text: parsed['Query Text'], plan: parsed.Plan }];
    });
}

/**
 * The log indents every line of an entry except for the first one; the JSON object ends with a brace in the first
 * column.
 */
function jsonAt(part: string): string | undefined {
  const end = part.search(/\n\t?\}(\n|$)/);
  return end < 0 ? undefined : part.slice(0, end + 3).replaceAll('\n\t', '\n');
}

/** The full scans of large tables in a plan, one line each. */
export function wholeScans(plan: PlanNode, largeTables: ReadonlyMap<string, number>): string[] {
  const found: string[] = [];
  const visit = (node: PlanNode): void => {
    const table = node['Relation Name'];
    const rows = table === undefined ? undefined : largeTables.get(table);
    if (table !== undefined && rows !== undefined) {
      const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
      const read = ((node['Actual Rows'] ?? 0) + removed) * (node['Actual Loops'] ?? 1);
      if (read > rows * wholeShare) {
        found.push(`${node['Node Type']} on ${table}, ${Math.round(read)} of ${rows} rows`);
      }
    }
    for (const child of node.Plans ?? []) visit(child);
  };
  visit(plan);
  return found;
}
