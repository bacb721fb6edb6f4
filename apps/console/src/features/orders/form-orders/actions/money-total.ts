import { type Fen, wireYuanToFen } from '@platen/model/money/money';

/** The sum of amounts of the wire. Added in fen: floating-point yuan would drift from the bill. */
export function totalFen(rows: readonly { amount: number }[]): Fen {
  return rows.reduce((sum, { amount }) => sum + wireYuanToFen(amount), 0);
}
