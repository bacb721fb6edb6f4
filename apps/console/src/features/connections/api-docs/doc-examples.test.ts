import { webhookBodySchema } from '@platen/model/connections/webhook-events';
import { errorTable } from '@platen/model/errors/errors';
import { directUploadSchema } from '@platen/model/files/blobs';
import { createdFormOrderSchema } from '@platen/model/orders/form-orders';
import { locales } from '@platen/model/text/locale';
import { expect, it } from 'vitest';
import { placedResponse, refusedResponse, uploadResponse, webhookBody } from './doc-examples.ts';
import { placeOrderPython, placeOrderTypeScript, receiveWebhookPython, receiveWebhookTypeScript } from './samples.ts';

const chinese = /\p{Script=Han}/u;

it.each(locales)('shows responses that match the API, in the language of the reader: %s', (locale) => {
  const answer = uploadResponse('https://print.example');
  expect(directUploadSchema.parse(answer)).toEqual(answer);
  expect(createdFormOrderSchema.parse(placedResponse(locale))).toEqual(placedResponse(locale));
  expect(refusedResponse(locale).code).toBe(errorTable.invalid_fields.code);
  const event = webhookBody(locale);
  expect(webhookBodySchema(event.event).parse(event)).toEqual(event);
  for (const shown of [placedResponse(locale), refusedResponse(locale), event])
    expect(chinese.test(JSON.stringify(shown))).toBe(locale === 'zh-CN');
});

it('shows the tested samples completely', () => {
  expect(placeOrderPython).toContain('/active_storage/direct_upload');
  expect(placeOrderTypeScript).toContain('uploadFile(');
  for (const sample of [placeOrderPython, placeOrderTypeScript]) expect(sample).toContain('/form_orders');
  for (const sample of [receiveWebhookPython, receiveWebhookTypeScript]) expect(sample).toContain('platen-signature');
});
