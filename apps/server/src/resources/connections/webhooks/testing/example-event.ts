import { webhookExamples } from '@platen/contract/connections/webhook-examples';
import type { EmittedEvent, WebhookEvent } from '@platen/model/connections/webhook-events';

/** An event as in the documentation, for a form order with this number. */
export function exampleEvent(event: WebhookEvent, no = 'F1'): EmittedEvent {
  const { data } = webhookExamples[event];
  return { event, payload: { ...data, form_order: { ...data.form_order, no } } } as EmittedEvent;
}
