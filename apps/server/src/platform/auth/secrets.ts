import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** A token of 256 random bits, and the hash that is stored. */
export function newToken(prefix = ''): { token: string; hash: Buffer } {
  const token = prefix + randomBytes(32).toString('base64url');
  return { token, hash: tokenHash(token) };
}

/** A token has 256 random bits, so a plain hash is enough; passwords use argon2. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function keyedHash(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

export function isSameHash(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** argon2id with the library's parameters (19 MiB, 2 passes), which are OWASP's. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/**
 * Without a stored hash, the password is compared with a dummy hash. Otherwise a faster response would reveal which
 * login names exist.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const matches = await verify(stored ?? (await getDummyHash()), password);
  return matches && stored !== undefined;
}

let dummyHash: Promise<string> | undefined;
function getDummyHash(): Promise<string> {
  dummyHash ??= hashPassword(randomBytes(16).toString('hex'));
  return dummyHash;
}

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM, for values that the server must read back but that must not be readable in the database. */
export function seal(key: Buffer, plain: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

export function unseal(key: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
}

/** Returns the value sealed with another key, or undefined if it was not sealed with the first. */
export function reseal(sealed: Buffer, from: Buffer, to: Buffer): Buffer | undefined {
  try {
    return seal(to, unseal(from, sealed));
  } catch {
    return undefined;
  }
}
