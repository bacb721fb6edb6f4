import { deliveredEvents, webhookBodySchema } from '@platen/model/connections/webhook-events';
import { expect, it } from 'vitest';
import { webhookExamples } from './webhook-examples.ts';

it.each(deliveredEvents)('the example of %s is what its schema describes, and nothing more', (event) => {
  expect(webhookBodySchema(event).parse(webhookExamples[event])).toEqual(webhookExamples[event]);
});
