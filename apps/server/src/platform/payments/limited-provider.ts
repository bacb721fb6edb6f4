import { appError } from '../app-error.ts';
import type { PaymentProvider } from './payment-provider.ts';

const callsMax = 4;
const waitingMax = 4;
const waitMs = 1000;

/**
 * A payment is opened inside a transaction, so each call of a provider holds a connection of the pool for as long as it
 * takes to answer. Only a few may: a slow provider would otherwise keep everyone else from the database.
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

  /** The place passes on without being given back: nobody can slip in between. */
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
