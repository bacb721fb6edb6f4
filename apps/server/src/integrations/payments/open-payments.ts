// How it works and how to change it: docs/components/payment-signing.md
import type { FullConfig } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import { createAlipay } from './alipay.ts';
import { createDemoProvider } from './demo-providers.ts';
import { limitCalls } from './limited-provider.ts';
import type { Payments } from './payment-provider.ts';
import { createWechatPay } from './wechat-pay.ts';

declare module '../../platform/context.ts' {
  interface Platform {
    payments: Payments;
  }
}

/**
 * The online payment methods of this deployment: those with configured keys. A demo simulates all of them.
 * To add a provider: a file that creates a `PaymentProvider`, its settings, its demo, and a line here.
 */
export async function openPayments(
  { payments, isDemo }: Pick<FullConfig, 'payments' | 'isDemo'>,
  db: Db,
): Promise<Payments> {
  if (isDemo) {
    return { wechat: await createDemoProvider(db, 'wechat'), alipay: await createDemoProvider(db, 'alipay') };
  }
  return {
    ...(payments.wechat && { wechat: limitCalls(createWechatPay(payments.wechat)) }),
    ...(payments.alipay && { alipay: createAlipay(payments.alipay) }),
  };
}
