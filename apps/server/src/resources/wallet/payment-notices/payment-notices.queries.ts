import type { Generated, JSONColumnType } from 'kysely';
import type { OnlineMethod, PaymentNotice } from '../../../integrations/payments/payment-provider.ts';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    payment_notices: {
      id: Generated<number>;
      payment_method: OnlineMethod;
      notice_id: string;
      recharge_no: string;
      outcome: string;
      body: JSONColumnType<Record<string, unknown>>;
      created_at: Generated<string>;
    };
  }
}

/** Of identical notices, the first stays with its outcome. */
export async function insertNotice(db: Db, method: OnlineMethod, notice: PaymentNotice, outcome: string) {
  await db
    .insertInto('payment_notices')
    .values({
      payment_method: method,
      notice_id: notice.noticeId,
      recharge_no: notice.paymentNo,
      outcome,
      body: JSON.stringify(notice.body),
    })
    .onConflict((conflict) => conflict.columns(['payment_method', 'notice_id']).doNothing())
    .execute();
}
