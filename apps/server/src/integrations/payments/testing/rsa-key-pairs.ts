import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Db } from '../../../platform/database/database.ts';
import type { OnlineMethod } from '../payment-provider.ts';

export type Party = 'merchant' | 'provider' | 'forger';

export interface RsaKeyPair {
  privateKey: string;
  publicKey: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    rsaKeyPairs: Record<Party, RsaKeyPair>;
  }
}

/** Made once for a run, because a pair takes half a second of CPU time. */
export async function createRsaKeyPairs(): Promise<Record<Party, RsaKeyPair>> {
  const [merchant, provider, forger] = await Promise.all([newKeyPair(), newKeyPair(), newKeyPair()]);
  return { merchant, provider, forger };
}

function newKeyPair(): Promise<RsaKeyPair> {
  return promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
}

/** Every demo on a copy of this database finds its keys instead of making them. */
export async function storeDemoKeys(db: Db, { provider }: Record<Party, RsaKeyPair>): Promise<void> {
  const methods: OnlineMethod[] = ['wechat', 'alipay'];
  const rows = methods.map((payment_method) => ({ payment_method, private_key: provider.privateKey }));
  await db.insertInto('demo_payment_keys').values(rows).execute();
}
