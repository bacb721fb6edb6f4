import { orderLengthMax } from '@platen/model/orders/form-orders';
import type { Db } from '../../../platform/database/database.ts';
import * as queries from './placed-orders.queries.ts';

/**
 * A free number for each number, with the next suffix if a live order or another of these numbers has it. Orders that
 * share a number keep sharing it, and their sub numbers still tell them apart.
 */
export async function freeNos(db: Db, userId: number, shared: readonly string[]): Promise<Map<string, string>> {
  const nos = [...new Set(shared)];
  const stems = await stemsOf(db, userId, nos);
  const free = [...nos];
  const given = new Set<string>();
  let pending = [...nos.keys()];
  for (let suffix = 2; pending.length > 0; suffix++) {
    const asked = pending.map((index) => free[index] ?? '');
    const taken = await findTakenNos(db, userId, asked);
    pending = pending.filter((index) => {
      const no = free[index] ?? '';
      const isFree = !taken.has(no) && !given.has(no);
      if (isFree) given.add(no);
      else free[index] = withSuffix(stems[index] ?? no, suffix);
      return !isFree;
    });
  }
  return new Map(nos.map((no, index) => [no, free[index] ?? no]));
}

/** `A-2` counts as the second `A` only if there is an `A`: many customers use such numbers themselves. */
async function stemsOf(db: Db, userId: number, nos: readonly string[]): Promise<string[]> {
  const stems = nos.map((no) => no.replace(/-\d+$/, ''));
  const known = await findTakenNos(db, userId, stems);
  return nos.map((no, index) => (known.has(stems[index] ?? '') ? (stems[index] ?? no) : no));
}

async function findTakenNos(db: Db, userId: number, nos: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await queries.listTakenNumbers(db, userId, nos)).map(({ no }) => no));
}

function withSuffix(no: string, suffix: number): string {
  const text = `-${suffix}`;
  return `${no.slice(0, orderLengthMax.no - text.length)}${text}`;
}
