import { fenToYuan, wireYuanToFen } from '@platen/model/money/money';

interface Wallet {
  balance: number;
  advance_amount: number;
}

/** Adds amounts of the wire as fen: floating-point sums would show 0.30000000000000004. */
export const addYuan = (left: number, right: number): number => fenToYuan(wireYuanToFen(left) + wireYuanToFen(right));

/** How much of the advance is used: a negative balance is the factory's money. */
export function advanceUse(wallet: Wallet): { used: number; left: number; percent: number } {
  const limitFen = wireYuanToFen(wallet.advance_amount);
  const usedFen = Math.max(0, -wireYuanToFen(wallet.balance));
  return {
    used: fenToYuan(usedFen),
    left: fenToYuan(limitFen - usedFen),
    percent: limitFen > 0 ? Math.min(100, (usedFen / limitFen) * 100) : 0,
  };
}

/** The balance before a movement that resulted in `balance`. */
export const balanceBefore = (movement: { balance: number; amount: number }): number =>
  addYuan(movement.balance, -movement.amount);
