import { type Fen, yuanToFen } from '@platen/model/money';

/** What amounts of the wire come to. Added in fen: a sum of yuan would drift from the bill. */
export function totalFen(rows: readonly { amount: number }[]): Fen {
  return rows.reduce((sum, { amount }) => sum + (yuanToFen(amount) ?? 0), 0);
}
