import { fenToYuan, wireYuanToFen } from '@platen/model/money';

/** Amounts of the wire, added as whole fen: floats would drift. */
export function sumYuan(amounts: readonly number[]): number {
  return fenToYuan(amounts.reduce((sum, yuan) => sum + wireYuanToFen(yuan), 0));
}
