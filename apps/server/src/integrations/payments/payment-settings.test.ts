import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../platform/config/config.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { paymentSettings } from './payment-settings.ts';
import { isSignedBy, signRsa } from './rsa.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const publicBare = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const alipay = { PLATEN_ALIPAY_APP_ID: '2021', PLATEN_PUBLIC_URL: 'https://print.example' };

describe('the settings of payment providers', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'platen-payments-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const parse = (settings: Record<string, string>) =>
    parseConfig({ PLATEN_DATA: dataDir, ...settings }, { parts: { payments: paymentSettings } });
  const read = (settings: Record<string, string>) => parse(settings).payments;

  it('are optional', () => {
    expect(read({})).toEqual({ wechat: undefined, alipay: undefined });
  });

  it.each([
    ['PEM', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), publicPem],
    [
      'PEM on one line',
      privateKey.export({ type: 'pkcs1', format: 'pem' }).toString().replaceAll('\n', '\\n'),
      publicPem.replaceAll('\n', '\\n'),
    ],
    ['bare PKCS #8', privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'), publicBare],
    ['bare PKCS #1', privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64'), publicBare],
  ])('accept keys as %s', (_form, PLATEN_ALIPAY_PRIVATE_KEY, PLATEN_ALIPAY_PUBLIC_KEY) => {
    const config = read({ ...alipay, PLATEN_ALIPAY_PRIVATE_KEY, PLATEN_ALIPAY_PUBLIC_KEY }).alipay;
    if (!config) throw new Error('not configured');
    expect(isSignedBy(config.publicKey, 'text', signRsa(config.privateKey, 'text'))).toBe(true);
    expect(isSignedBy(config.publicKey, 'other', signRsa(config.privateKey, 'text'))).toBe(false);
  });

  it('disable the demo, and are refused if it is requested', () => {
    const PLATEN_ALIPAY_PRIVATE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const keys = { ...alipay, PLATEN_ALIPAY_PRIVATE_KEY, PLATEN_ALIPAY_PUBLIC_KEY: publicBare };
    const isDemo = (settings: Record<string, string>) => parse(settings).isDemo;
    expect(isDemo({})).toBe(true);
    expect(isDemo({ DATABASE_URL: 'postgres://somewhere' })).toBe(false);
    expect(isDemo({ PLATEN_DEMO: 'on', DATABASE_URL: 'postgres://somewhere' })).toBe(true);
    expect(isDemo(keys)).toBe(false);
    expect(isDemo({ ...keys, PLATEN_DEMO: 'off' })).toBe(false);
    expect(() => isDemo({ ...keys, PLATEN_DEMO: 'on' })).toThrow(StartupError);
  });

  it('must be complete and readable, with a public address', () => {
    const PLATEN_ALIPAY_PRIVATE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const all = { ...alipay, PLATEN_ALIPAY_PRIVATE_KEY, PLATEN_ALIPAY_PUBLIC_KEY: publicBare };
    expect(() => read(alipay)).toThrow('PLATEN_ALIPAY_PRIVATE_KEY is missing');
    expect(() => read({ PLATEN_WECHAT_APP_ID: 'wx' })).toThrow('PLATEN_WECHAT_MCH_ID is missing');
    expect(() => read({ ...all, PLATEN_ALIPAY_PUBLIC_KEY: 'nonsense' })).toThrow('not an RSA key');
    const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const wrongKind = elliptic.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect(() => read({ ...all, PLATEN_ALIPAY_PRIVATE_KEY: wrongKind })).toThrow('not an RSA key');
    const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
    const tooShort = short.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect(() => read({ ...all, PLATEN_ALIPAY_PRIVATE_KEY: tooShort })).toThrow(
      'PLATEN_ALIPAY_PRIVATE_KEY is an RSA key of 1024 bits: 2048 are required',
    );
    expect(() => read({ ...all, PLATEN_PUBLIC_URL: '' })).toThrow('PLATEN_PUBLIC_URL is missing');
  });

  it('name the seller of Alipay, if at all, by its sixteen digits', () => {
    const PLATEN_ALIPAY_PRIVATE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const all = { ...alipay, PLATEN_ALIPAY_PRIVATE_KEY, PLATEN_ALIPAY_PUBLIC_KEY: publicBare };
    const sellerId = (PLATEN_ALIPAY_SELLER_ID: string) => read({ ...all, PLATEN_ALIPAY_SELLER_ID }).alipay?.sellerId;
    expect(sellerId('')).toBeUndefined();
    expect(sellerId(' 2088102119685838 ')).toBe('2088102119685838');
    for (const wrong of ['208810211968583', '20881021196858380', '2021000000000001', 'shop@example.com'])
      expect(() => sellerId(wrong), wrong).toThrow('PLATEN_ALIPAY_SELLER_ID is not valid');
  });
});
