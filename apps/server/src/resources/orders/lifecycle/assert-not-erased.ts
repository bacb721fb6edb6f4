import { appError } from '../../../platform/errors/app-error.ts';

/** An erased order has nothing left that could be changed, printed or sent again. */
export function assertNotErased({ no, erased_at }: { no: string; erased_at: string | null }): void {
  if (erased_at !== null) throw appError('order_erased', { no });
}
