import { directUploadTimeoutMs } from '@platen/model/files/upload-times';
import { isSameHash, keyedHash } from '../auth/secrets.ts';

/** A token that allows its holder to PUT the bytes of one object, for as long as an upload may take. */
export function signUploadToken(secret: Buffer, key: string, nowMs = Date.now()): string {
  const claim = `${key}.${nowMs + directUploadTimeoutMs}`;
  return `${claim}.${signature(secret, claim)}`;
}

/** The key of the object, or undefined if the token is forged or expired. */
export function readUploadToken(secret: Buffer, token: string, nowMs = Date.now()): string | undefined {
  const [key = '', expiresAtMs = '', given = '', ...rest] = token.split('.');
  const isOurs = isSameHash(Buffer.from(given), Buffer.from(signature(secret, `${key}.${expiresAtMs}`)));
  return isOurs && rest.length === 0 && Number(expiresAtMs) > nowMs ? key : undefined;
}

function signature(secret: Buffer, claim: string): string {
  return keyedHash(secret, claim).toString('base64url');
}
