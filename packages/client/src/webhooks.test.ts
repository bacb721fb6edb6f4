import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { readWebhook } from './webhooks.ts';

const secret = 'whsec_1';
const body = JSON.stringify({ event_id: 'e-1', event: 'form_order.paid', data: { form_order: { no: '安娜' } } });
const now = Math.floor(Date.now() / 1000);
const sign = (time: number, text = body, key = secret) =>
  `t=${time},v1=${createHmac('sha256', key).update(`${time}.${text}`).digest('hex')}`;

it('reads what was signed with the secret, as text and as bytes', async () => {
  expect(await readWebhook(secret, sign(now), body)).toEqual(JSON.parse(body));
  expect(await readWebhook(secret, sign(now), new TextEncoder().encode(body))).toMatchObject({ event_id: 'e-1' });
});

it('takes the header as a server has it, and none that was sent twice', async () => {
  expect(await readWebhook(secret, [sign(now)], body)).toBeDefined();
  expect(await readWebhook(secret, [sign(now), sign(now)], body)).toBeUndefined();
});

it('takes either of the signatures that a delivery carries while its secret is rotated', async () => {
  const other = sign(now, body, 'whsec_2').replace(`t=${now}`, '');
  expect(await readWebhook(secret, sign(now) + other, body)).toBeDefined();
  expect(await readWebhook('whsec_2', sign(now) + other, body)).toBeDefined();
  expect(await readWebhook('whsec_3', sign(now) + other, body)).toBeUndefined();
  expect(await readWebhook(secret, sign(now) + other, `${body} `)).toBeUndefined();
  const genuine = sign(now).replace(`t=${now}`, '');
  expect(await readWebhook(secret, `t=${now}${other.repeat(5)}${genuine}`, body)).toBeUndefined();
});

it('reads nothing that is forged, changed, old or without a signature', async () => {
  expect(await readWebhook(secret, sign(now, body, 'whsec_2'), body)).toBeUndefined();
  expect(await readWebhook(secret, sign(now), `${body} `)).toBeUndefined();
  expect(await readWebhook(secret, sign(now - 301), body)).toBeUndefined();
  expect(await readWebhook(secret, sign(now - 301), body, 600)).toBeDefined();
  for (const signature of [undefined, null, '', 't=1', sign(now).toUpperCase()])
    expect(await readWebhook(secret, signature, body)).toBeUndefined();
});
