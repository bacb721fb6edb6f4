import { handledErrorCodes } from '@platen/model/errors/handled-error-codes';
import { fenToYuan, wireYuanToFen } from '@platen/model/money/money';
import type { RequestError } from '../../../../shared/request/request-error.ts';
import { totalFen } from './money-total.ts';

/** All in yuan. */
export interface Shortage {
  amount: number;
  available: number;
  missing: number;
}

/** The shortage of a refused payment; undefined if it was refused for another reason. */
export function shortageOf({ code, details }: Pick<RequestError, 'code' | 'details'>): Shortage | undefined {
  if (code !== handledErrorCodes.insufficient_balance) return undefined;
  const [amount, available, missing] = [details.amount, details.available_balance, details.missing_amount].map(Number);
  return { amount: amount ?? 0, available: available ?? 0, missing: missing ?? 0 };
}

/** The shortage of a payment by the balance that is known here; undefined if it suffices. */
export function knownShortage(
  { available_balance: available }: { available_balance: number },
  rows: readonly { amount: number }[],
): Shortage | undefined {
  const dueFen = totalFen(rows);
  const missingFen = dueFen - wireYuanToFen(available);
  return missingFen > 0 ? { amount: fenToYuan(dueFen), available, missing: fenToYuan(missingFen) } : undefined;
}
