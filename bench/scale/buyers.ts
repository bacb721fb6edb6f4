import { type BenchClient, signIn } from '../fairness/client.ts';

/** Customers who order at the same time. Payments of one customer wait for each other, those of several do not. */
export const buyerNames = Array.from({ length: 16 }, (_, index) => `buyer-${index}`);

const rechargeYuan = 100_000;

/** Signs each buyer in at one of the processes in turn. */
export function openBuyers(apiUrls: readonly string[]): Promise<BenchClient[]> {
  return Promise.all(
    buyerNames.map(async (name, index) => (await signIn(apiUrls[index % apiUrls.length] ?? '', name)).api),
  );
}

/** Fills the buyers' wallets, so that no payment is refused. */
export async function fundBuyers(apiUrl: string): Promise<void> {
  const staff = await signIn(apiUrl, 'staff');
  for (const api of await openBuyers([apiUrl])) {
    const { id } = await api('POST /recharges', { body: { amount: rechargeYuan, payment_method: 'offline' } });
    await staff.api('PUT /recharges/:id/approve', { params: { id } });
  }
}
