import { z } from 'zod';

/** Something in the ledger that does not add up, in the smallest unit of the currency. */
export const ledgerDifferenceSchema = z.discriminatedUnion('kind', [
  /** The stored balance of a wallet is not the sum of its entries. */
  z.object({ kind: z.literal('wallet'), user_id: z.int(), balance_fen: z.int(), entries_fen: z.int() }),
  /** The entries of a transaction do not sum to zero. */
  z.object({ kind: z.literal('transaction'), transaction_id: z.int(), entries_fen: z.int() }),
]);
export type LedgerDifference = z.infer<typeof ledgerDifferenceSchema>;

/** As many as one check stores; it counts all of them. */
export const ledgerDifferencesMax = 100;

export const ledgerCheckSchema = z.object({
  checked_at: z.iso.datetime(),
  wallets_count: z.int(),
  transactions_count: z.int(),
  differences_count: z.int(),
  differences: z.array(ledgerDifferenceSchema),
});
export type LedgerCheck = z.infer<typeof ledgerCheckSchema>;
