import { webhookExamples } from '@platen/contract/connections/webhook-examples';
import type { HappenedEvent, WebhookEvent } from '@platen/model/webhook-events';

/** An event as in the documentation, for a form order with this number. */
export function exampleEvent(event: WebhookEvent, no = 'F1'): HappenedEvent {
  const { data } = webhookExamples[event];
  return { event, payload: { ...data, form_order: { ...data.form_order, no } } } as HappenedEvent;
}
