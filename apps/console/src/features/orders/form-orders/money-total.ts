import { type Fen, wireYuanToFen } from '@platen/model/money';

/** What amounts of the wire come to. Added in fen: a sum of yuan would drift from the bill. */
export function totalFen(rows: readonly { amount: number }[]): Fen {
  return rows.reduce((sum, { amount }) => sum + wireYuanToFen(amount), 0);
}
