import type { Config } from '../config.ts';
import type { Db } from '../database.ts';
import { createAlipay } from './alipay.ts';
import { createDemoProvider } from './demo-providers.ts';
import type { Payments } from './payment-provider.ts';
import { createWechatPay } from './wechat-pay.ts';

/**
 * The ways to pay online that this deployment has: those whose keys are configured, and in a demo the others too.
 * To add a provider: a file that makes a `PaymentProvider`, its settings, its demo, and a line here.
 */
export async function openPayments({ payments, isDemo }: Config, db: Db): Promise<Payments> {
  const wechat = payments.wechat && createWechatPay(payments.wechat);
  const alipay = payments.alipay && createAlipay(payments.alipay);
  if (!isDemo) return { ...(wechat && { wechat }), ...(alipay && { alipay }) };
  return {
    wechat: wechat ?? (await createDemoProvider(db, 'wechat')),
    alipay: alipay ?? (await createDemoProvider(db, 'alipay')),
  };
}
