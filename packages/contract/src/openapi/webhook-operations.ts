import { type DeliveredEvent, deliveredEvents, webhookBodySchema } from '@platen/model/connections/webhook-events';
import { webhookSignatureHeader } from '@platen/model/connections/webhooks';
import { webhookExamples } from '../connections/webhook-examples.ts';
import type { Json } from './json.ts';
import type { DocumentSchemas } from './schemas.ts';

const description =
  'Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store ' +
  'its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of ' +
  'a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.';

/** The header of every delivery: shared, because it would be repeated for each event. */
export const webhookParameters: Json = {
  WebhookSignature: {
    name: webhookSignatureHeader,
    in: 'header',
    required: true,
    description:
      '`t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret',
    schema: { type: 'string' },
  },
};

/** What the factory sends to a merchant's server: an entry for each event. */
export function webhookOperations(schemas: DocumentSchemas): Json {
  return Object.fromEntries(deliveredEvents.map((event) => [event, { post: operationOf(event, schemas) }]));
}

function operationOf(event: DeliveredEvent, schemas: DocumentSchemas): Json {
  const schema = schemas.use(webhookBodySchema(event), 'output');
  return {
    operationId: `on${event.split(/[._]/).map(capital).join('')}`,
    tags: ['webhooks'],
    summary: `Event: ${event}`,
    description,
    security: [],
    parameters: [{ $ref: '#/components/parameters/WebhookSignature' }],
    requestBody: { required: true, content: { 'application/json': { schema, example: webhookExamples[event] } } },
    responses: { 200: { description: 'Received' }, '4XX': { description: 'Not received; the delivery is retried' } },
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
