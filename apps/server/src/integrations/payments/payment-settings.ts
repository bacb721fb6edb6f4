import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { defineConfigPart } from '../../platform/config/config-parts.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { readPrivateKey, readPublicKey } from './rsa.ts';

declare module '../../platform/config/config-parts.ts' {
  interface ConfigParts {
    payments: PaymentConfig;
  }
}

const text = z.string().trim().min(1).optional();

/** Keys are PEM (with `\n` for line ends) or bare Base64. */
const settingsOfProviders = {
  PLATEN_WECHAT_APP_ID: text,
  PLATEN_WECHAT_MCH_ID: text,
  /** Our API certificate: its serial number and its private key. */
  PLATEN_WECHAT_SERIAL: text,
  PLATEN_WECHAT_PRIVATE_KEY: text,
  PLATEN_WECHAT_API_V3_KEY: z.string().length(32).optional(),
  /** WeChat Pay's public key and its id (`PUB_KEY_ID_…`), or its platform certificate and that one's serial number. */
  PLATEN_WECHAT_PLATFORM_SERIAL: text,
  PLATEN_WECHAT_PLATFORM_KEY: text,
  PLATEN_WECHAT_GATEWAY: z.url().default('https://api.mch.weixin.qq.com'),
  PLATEN_ALIPAY_APP_ID: text,
  PLATEN_ALIPAY_PRIVATE_KEY: text,
  /** Alipay's public key, not ours. */
  PLATEN_ALIPAY_PUBLIC_KEY: text,
  /** The account that receives the money (PID). Without it, the seller of payments is not checked. */
  PLATEN_ALIPAY_SELLER_ID: z
    .string()
    .trim()
    .regex(/^2088\d{12}$/, 'takes the 16 digits of a seller id, which begin with 2088')
    .optional(),
  PLATEN_ALIPAY_GATEWAY: z.url().default('https://openapi.alipay.com/gateway.do'),
};

type Settings = z.output<z.ZodObject<typeof settingsOfProviders>>;

export interface WechatConfig {
  appId: string;
  mchId: string;
  serial: string;
  privateKey: KeyObject;
  apiV3Key: Buffer;
  platformSerial: string;
  platformKey: KeyObject;
  gateway: string;
}

export interface AlipayConfig {
  appId: string;
  privateKey: KeyObject;
  /** Alipay's public key. */
  publicKey: KeyObject;
  /** Undefined: installations from before this setting continue to work, and the health screen says so. */
  sellerId: string | undefined;
  gateway: string;
}

export interface PaymentConfig {
  /** Undefined: the method is not offered, or the demo cashier replaces it. */
  wechat: WechatConfig | undefined;
  alipay: AlipayConfig | undefined;
}

/** The settings of both providers. With a provider's keys an installation takes real money, which a demo must never do. */
export const paymentSettings = defineConfigPart({
  settings: settingsOfProviders,
  read: paymentConfig,
  refuseDemo: ({ wechat, alipay }) =>
    (wechat ?? alipay) && 'a payment provider has its keys: a demo takes no real money',
});

function paymentConfig(settings: Settings, { publicUrl }: { publicUrl: string | undefined }): PaymentConfig {
  const wechat = wechatConfig(settings);
  const alipay = alipayConfig(settings);
  // Providers call this address. The request's own host is not reliable: a proxy or the caller may have set it.
  if ((wechat ?? alipay) && !publicUrl) {
    throw new StartupError('the setting PLATEN_PUBLIC_URL is missing: payment providers send their notices there');
  }
  return { wechat, alipay };
}

function wechatConfig(settings: Settings): WechatConfig | undefined {
  const needed = allOrNothing('WeChat Pay', settings, [
    'PLATEN_WECHAT_APP_ID',
    'PLATEN_WECHAT_MCH_ID',
    'PLATEN_WECHAT_SERIAL',
    'PLATEN_WECHAT_PRIVATE_KEY',
    'PLATEN_WECHAT_API_V3_KEY',
    'PLATEN_WECHAT_PLATFORM_SERIAL',
    'PLATEN_WECHAT_PLATFORM_KEY',
  ]);
  return (
    needed && {
      appId: needed.PLATEN_WECHAT_APP_ID,
      mchId: needed.PLATEN_WECHAT_MCH_ID,
      serial: needed.PLATEN_WECHAT_SERIAL,
      privateKey: readKey('PLATEN_WECHAT_PRIVATE_KEY', needed, readPrivateKey),
      apiV3Key: Buffer.from(needed.PLATEN_WECHAT_API_V3_KEY),
      platformSerial: needed.PLATEN_WECHAT_PLATFORM_SERIAL,
      platformKey: readKey('PLATEN_WECHAT_PLATFORM_KEY', needed, readPublicKey),
      gateway: settings.PLATEN_WECHAT_GATEWAY,
    }
  );
}

function alipayConfig(settings: Settings): AlipayConfig | undefined {
  const needed = allOrNothing('Alipay', settings, [
    'PLATEN_ALIPAY_APP_ID',
    'PLATEN_ALIPAY_PRIVATE_KEY',
    'PLATEN_ALIPAY_PUBLIC_KEY',
  ]);
  return (
    needed && {
      appId: needed.PLATEN_ALIPAY_APP_ID,
      privateKey: readKey('PLATEN_ALIPAY_PRIVATE_KEY', needed, readPrivateKey),
      publicKey: readKey('PLATEN_ALIPAY_PUBLIC_KEY', needed, readPublicKey),
      sellerId: settings.PLATEN_ALIPAY_SELLER_ID,
      gateway: settings.PLATEN_ALIPAY_GATEWAY,
    }
  );
}

/** All settings or none: with half of them a method would look enabled and fail for the first customer. */
function allOrNothing<K extends keyof Settings>(what: string, settings: Settings, names: readonly K[]) {
  if (names.every((name) => settings[name] === undefined)) return undefined;
  const missing = names.find((name) => settings[name] === undefined);
  if (missing) throw new StartupError(`the setting ${missing} is missing: ${what} needs it`);
  return settings as Record<K, string>;
}

/** What both providers create. A shorter key can be factored. */
const keyBitsMin = 2048;

function readKey<K extends string>(name: K, settings: Record<K, string>, read: (text: string) => KeyObject) {
  const bits = keyBitsIn(() => read(settings[name]));
  if (bits === undefined) throw new StartupError(`the setting ${name} is not an RSA key`);
  if (bits < keyBitsMin)
    throw new StartupError(`the setting ${name} is an RSA key of ${bits} bits: ${keyBitsMin} are required`);
  return read(settings[name]);
}

/** Undefined if it is not an RSA key. The parser's message is not passed on, because it may quote the key. */
function keyBitsIn(read: () => KeyObject): number | undefined {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = read();
    return asymmetricKeyType === 'rsa' ? asymmetricKeyDetails?.modulusLength : undefined;
  } catch {
    return undefined;
  }
}
