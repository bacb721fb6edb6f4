import { webhookBodySchema } from '@platen/model/connections/webhook-events';
import { errorTable } from '@platen/model/errors/errors';
import { directUploadSchema } from '@platen/model/files/blobs';
import { createdFormOrderSchema } from '@platen/model/orders/form-orders';
import { expect, it } from 'vitest';
import { placedResponse, refusedResponse, uploadResponse, webhookBody } from './doc-examples.ts';
import { placeOrderPython, placeOrderTypeScript, receiveWebhookPython, receiveWebhookTypeScript } from './samples.ts';

it('shows responses that match the API', () => {
  const answer = uploadResponse('https://print.example');
  expect(directUploadSchema.parse(answer)).toEqual(answer);
  expect(createdFormOrderSchema.parse(placedResponse())).toEqual(placedResponse());
  expect(refusedResponse.code).toBe(errorTable.invalid_fields.code);
  expect(webhookBodySchema(webhookBody.event).parse(webhookBody)).toEqual(webhookBody);
});

it('shows the tested samples completely', () => {
  expect(placeOrderPython).toContain('/active_storage/direct_upload');
  expect(placeOrderTypeScript).toContain('uploadFile(');
  for (const sample of [placeOrderPython, placeOrderTypeScript]) expect(sample).toContain('/form_orders');
  for (const sample of [receiveWebhookPython, receiveWebhookTypeScript]) expect(sample).toContain('platen-signature');
});
