import { createPrivateKey, createPublicKey } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../platform/config/config.ts';
import { createMessenger } from '../platform/messenger.ts';
import { createAlipay } from './payments/alipay.ts';
import { keyPairOf, startGateway } from './payments/testing/fake-provider.ts';
import { createWechatPay } from './payments/wechat-pay.ts';

const person = { email: null, phone: '13800138000' };
const message = { subject: 'Your code', text: 'Your code is 123456' };

describe('a request to a service that redirects it', () => {
  const visited: string[] = [];
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  beforeAll(async () => {
    gateway = await startGateway((request) => {
      const [path = ''] = (request.url ?? '').split('?');
      visited.push(path);
      return path === '/elsewhere'
        ? { status: 200, body: '{}' }
        : { status: 307, headers: { location: '/elsewhere' }, body: '' };
    });
  });
  afterAll(() => gateway.close());
  beforeEach(() => void (visited.length = 0));

  const keys = keyPairOf('merchant');
  const [privateKey, publicKey] = [createPrivateKey(keys.privateKey), createPublicKey(keys.publicKey)];

  it('fails at Alipay', async () => {
    const url = `${gateway.url}/gateway.do`;
    const alipay = createAlipay({ appId: '1', privateKey, publicKey, sellerId: undefined, gateway: url });
    await expect(alipay.findPayment('R1')).rejects.toMatchObject({ key: 'provider_failed' });
    expect(visited).toEqual(['/gateway.do']);
  });

  it('fails at WeChat Pay', async () => {
    const wechat = createWechatPay({
      appId: '1',
      mchId: '2',
      serial: '3',
      privateKey,
      apiV3Key: Buffer.alloc(32),
      platformSerial: '4',
      platformKey: publicKey,
      gateway: gateway.url,
    });
    await expect(wechat.findPayment('R1')).rejects.toMatchObject({ key: 'provider_failed' });
    expect(visited).toEqual(['/v3/pay/transactions/out-trade-no/R1']);
  });

  it('fails at the SMS service', async () => {
    const config = { smsUrl: `${gateway.url}/sms` } as Config;
    await expect(createMessenger(config, pino({ level: 'silent' })).send(person, message)).rejects.toThrow(
      'fetch failed',
    );
    expect(visited).toEqual(['/sms']);
  });
});
