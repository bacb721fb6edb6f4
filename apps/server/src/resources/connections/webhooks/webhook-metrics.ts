import { Counter, type Registry } from 'prom-client';

declare module '../../../platform/metrics/metrics.ts' {
  interface Metrics {
    webhookAttempts: Counter<'outcome'>;
  }
}

export function createWebhookAttempts(registry: Registry): Counter<'outcome'> {
  return new Counter({
    name: 'platen_webhook_attempts_total',
    help: 'Attempts to deliver a webhook: delivered, or refused by its receiver.',
    labelNames: ['outcome'],
    registers: [registry],
  });
}
