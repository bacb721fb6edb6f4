import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { useMerchantServer } from './testing/merchant-server.ts';
import { selfSigned } from './testing/self-signed.ts';
import { sendWebhook } from './webhook-request.ts';

describe('the request of a webhook', () => {
  const merchant = useMerchantServer();
  const send = (url: string, canCallPrivateAddresses: boolean, timeoutMs = 5000) =>
    sendWebhook({
      url,
      body: '{}',
      secrets: ['whsec_x'],
      userAgent: 'Platen/test',
      timeoutMs,
      canCallPrivateAddresses,
    });

  it('is not sent to an address of this machine, by number or by name', async () => {
    const { port } = new URL(merchant.at('/'));
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0.0.0.0'])
      expect(await send(`http://${host}:${port}/private`, false)).toEqual({ failure: 'address_private' });
    expect(merchant.receivedAt('/private')).toEqual([]);
    expect(await send(merchant.at('/private'), true)).toEqual({ status: 200, text: 'thanks' });
  });

  it('times out without a response', async () => {
    merchant.responses.set('/silent', () => undefined);
    expect(await send(merchant.at('/silent'), true, 100)).toEqual({ failure: 'timed_out' });
  });

  it('distinguishes a broken connection, an unknown host and a TLS failure', async () => {
    merchant.responses.set('/broken', (reply) => void reply.destroy());
    expect(await send(merchant.at('/broken'), true)).toEqual({ failure: 'connection_lost' });
    expect(await send('http://nowhere.invalid/', true)).toEqual({ failure: 'host_unknown' });
    const { port } = new URL(merchant.at('/'));
    expect(await send(`https://127.0.0.1:${port}/`, true)).toEqual({ failure: 'tls_failed' });
  });

  it('is not sent to a host whose certificate nobody vouches for', async () => {
    let received = 0;
    const server = createServer(selfSigned, (_request, response) => {
      received++;
      response.end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await send(`https://127.0.0.1:${port}/`, true)).toEqual({ failure: 'tls_failed' });
    expect(received).toBe(0);
    server.close();
  });
});
