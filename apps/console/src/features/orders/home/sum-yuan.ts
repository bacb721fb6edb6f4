import { fenToYuan, wireYuanToFen } from '@platen/model/money/money';

/** Adds amounts of the wire as whole fen: floating-point sums would drift. */
export function sumYuan(amounts: readonly number[]): number {
  return fenToYuan(amounts.reduce((sum, yuan) => sum + wireYuanToFen(yuan), 0));
}
