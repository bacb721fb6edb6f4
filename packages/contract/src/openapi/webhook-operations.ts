import { webhookEvents, webhookSignatureHeader } from '@platen/model/webhooks';
import type { Json } from './json.ts';

/** What the factory sends to a merchant's server: one entry for each event, all of one shape. */
export function webhookOperations(): Json {
  return Object.fromEntries(
    webhookEvents.map((event) => [
      event,
      {
        post: {
          operationId: `on${event.split(/[._]/).map(capital).join('')}`,
          tags: ['webhooks'],
          summary: `Something happened: ${event}`,
          description:
            'Answer with any 2xx within 10 seconds; anything else is sent again for 24 hours. The same event may come ' +
            'twice: keep its `id`. Check the signature before you read the body.',
          security: [],
          parameters: [
            {
              name: webhookSignatureHeader,
              in: 'header',
              required: true,
              description: '`t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`',
              schema: { type: 'string' },
            },
          ],
          requestBody: { required: true, content: { 'application/json': { schema: eventSchema(event) } } },
          responses: { '2XX': { description: 'Received' }, '4XX': { description: 'Refused; it is sent again' } },
        },
      },
    ]),
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function eventSchema(event: string): Json {
  return {
    type: 'object',
    required: ['id', 'event', 'created_at', 'data'],
    properties: {
      id: { description: 'Of the event: the same on every attempt to send it.', type: ['integer', 'string'] },
      event: { type: 'string', const: event },
      created_at: { type: 'string', format: 'date-time' },
      data: { type: 'object', description: 'The form order, and the order where one alone is meant.' },
    },
  };
}
