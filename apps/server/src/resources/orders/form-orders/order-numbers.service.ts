import { orderLengthMax } from '@platen/model/orders/form-orders';
import type { Db } from '../../../platform/database/database.ts';
import * as queries from './placed-orders.queries.ts';

/** Each number, with the next free suffix if a live order or an earlier row has it. */
export async function freeNos(db: Db, userId: number, nos: readonly string[]): Promise<string[]> {
  const stems = await stemsOf(db, userId, nos);
  const free = [...nos];
  const given = new Set<string>();
  let pending = [...nos.keys()];
  for (let suffix = 2; pending.length > 0; suffix++) {
    const taken = await queries.findTakenNos(
      db,
      userId,
      pending.map((index) => free[index] ?? ''),
    );
    pending = pending.filter((index) => {
      const no = free[index] ?? '';
      const isFree = !taken.has(no) && !given.has(no);
      if (isFree) given.add(no);
      else free[index] = withSuffix(stems[index] ?? no, suffix);
      return !isFree;
    });
  }
  return free;
}

/** `A-2` counts as the second `A` only if there is an `A`: many customers use such numbers themselves. */
async function stemsOf(db: Db, userId: number, nos: readonly string[]): Promise<string[]> {
  const stems = nos.map((no) => no.replace(/-\d+$/, ''));
  const known = await queries.findTakenNos(db, userId, stems);
  return nos.map((no, index) => (known.has(stems[index] ?? '') ? (stems[index] ?? no) : no));
}

function withSuffix(no: string, suffix: number): string {
  const text = `-${suffix}`;
  return `${no.slice(0, orderLengthMax.no - text.length)}${text}`;
}
