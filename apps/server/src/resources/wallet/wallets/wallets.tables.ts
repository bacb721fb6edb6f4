import type { LedgerDifference } from '@platen/model/wallet/ledger-checks';
import type { BillKind, PaymentMethod } from '@platen/model/wallet/wallet-enums';
import type { Generated, JSONColumnType } from 'kysely';

declare module '../../../platform/database/database.ts' {
  interface Database {
    wallets: WalletsTable;
    ledger_transactions: LedgerTransactionsTable;
    ledger_entries: LedgerEntriesTable;
    bills: BillsTable;
    consumption_records: ConsumptionRecordsTable;
    consumption_record_form_orders: { form_order_id: number; consumption_record_id: number };
    advance_grants: AdvanceGrantsTable;
    ledger_checks: LedgerChecksTable;
  }
}

/** The sums of a customer's ledger entries and counters, stored so that they need not be added up. */
interface WalletsTable {
  user_id: number;
  balance_fen: Generated<number>;
  advance_fen: Generated<number>;
  consumption_fen: Generated<number>;
  recharge_fen: Generated<number>;
  orders_count: Generated<number>;
  form_orders_count: Generated<number>;
  paid_orders_count: Generated<number>;
  paid_form_orders_count: Generated<number>;
}

interface LedgerTransactionsTable {
  id: Generated<number>;
  kind: BillKind;
  created_at: Generated<string>;
}

/** Where money can be: a customer's wallet, the factory's income, or an external source. */
export type LedgerAccount = 'wallet' | 'income' | Exclude<PaymentMethod, 'balance'>;

interface LedgerEntriesTable {
  id: Generated<number>;
  transaction_id: number;
  account: LedgerAccount;
  user_id: number | null;
  amount_fen: number;
}

export interface BillsTable {
  id: Generated<number>;
  no: string;
  user_id: number;
  ledger_transaction_id: number;
  kind: BillKind;
  payment_method: PaymentMethod;
  target_type: 'FormOrder' | 'Recharge';
  target_id: number;
  target_no: string;
  amount_fen: number;
  balance_fen: number;
  paid_at: Generated<string>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface ConsumptionRecordsTable {
  id: Generated<number>;
  no: string;
  user_id: number;
  amount_fen: number;
  paid_at: Generated<string>;
}

export interface AdvanceGrantsTable {
  id: Generated<number>;
  user_id: number;
  before_fen: number;
  after_fen: number;
  reason: string;
  granted_by_id: number;
  /** The second person, if one was needed. */
  approved_by_id: number | null;
  created_at: Generated<string>;
}

interface LedgerChecksTable {
  id: Generated<number>;
  checked_at: Generated<string>;
  wallets_count: number;
  transactions_count: number;
  differences_count: number;
  /** The first of them. */
  differences: JSONColumnType<LedgerDifference[]>;
}
