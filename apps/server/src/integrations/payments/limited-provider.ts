import { appError } from '../../platform/errors/app-error.ts';
import type { PaymentProvider } from './payment-provider.ts';

const callsMax = 4;
const waitingMax = 4;
const waitMs = 1000;

/**
 * A payment is created inside a transaction, so each call of a provider holds a database connection until it responds.
 * The number of calls is limited: a slow provider would otherwise exhaust the pool.
 */
export function limitCalls(provider: PaymentProvider): PaymentProvider {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < callsMax) {
      running += 1;
      return;
    }
    if (waiting.length >= waitingMax) throw appError('provider_failed');
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(admit), 1);
        reject(appError('provider_failed'));
      }, waitMs);
      function admit(): void {
        clearTimeout(timer);
        resolve();
      }
      waiting.push(admit);
    });
  }

  /** Hands the slot directly to the next waiter, so that no other call can take it in between. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    ...provider,
    createPayment: async (request) => {
      await enter();
      try {
        return await provider.createPayment(request);
      } finally {
        leave();
      }
    },
  };
}
