import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Both providers sign the same way: RSA with SHA-256 (PKCS #1 v1.5), in Base64. */
export function signRsa(key: KeyObject, text: string): string {
  return sign('RSA-SHA256', Buffer.from(text), key).toString('base64');
}

export function isSignedBy(key: KeyObject, text: string, signature: string): boolean {
  return verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

/** The formats operators use: PEM, with `\n` written out if the environment holds one line, or Base64 without armor. */
export function readPrivateKey(text: string): KeyObject {
  const pem = toPem(text);
  if (pem) return createPrivateKey(pem);
  const key = Buffer.from(text, 'base64');
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' });
  }
}

/** A public key, or a certificate that contains one. */
export function readPublicKey(text: string): KeyObject {
  const pem = toPem(text);
  return pem
    ? createPublicKey(pem)
    : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
}

function toPem(text: string): string | undefined {
  return text.includes('-----BEGIN') ? text.replaceAll('\\n', '\n') : undefined;
}
