import type { WebhookEvent } from './calls.ts';

/** The header that carries the signature of a webhook. */
export const signatureHeader = 'platen-signature';
const ageMaxSDefault = 300;
/** More are not looked at: each costs a computation, and a stranger chooses how many there are. */
const signaturesMax = 5;

/**
 * The event behind the body of a webhook. Nothing where the signature is wrong or older than `ageMaxS`: answer 401 then.
 * `body` must be what came, byte by byte: JSON that was read and written again has another signature.
 */
export async function readWebhook(
  secret: string,
  signature: string | readonly string[] | null | undefined,
  body: string | Uint8Array<ArrayBuffer>,
  ageMaxS = ageMaxSDefault,
): Promise<WebhookEvent | undefined> {
  const [, time, list] = /^t=(\d+)((?:,v1=[0-9a-f]{64})+)$/.exec(String(signature)) ?? [];
  if (!time || !list || Math.abs(Date.now() / 1000 - Number(time)) > ageMaxS) return undefined;
  const bytes = typeof body === 'string' ? encode(body) : body;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['verify']);
  const signed = new Uint8Array([...encode(`${time}.`), ...bytes]);
  // After the secret was rotated there is a signature for the old one too; either is enough.
  const digests = list.split(',v1=').slice(1, signaturesMax + 1);
  const checks = await Promise.all(digests.map((digest) => crypto.subtle.verify('HMAC', key, fromHex(digest), signed)));
  return checks.includes(true) ? (JSON.parse(new TextDecoder().decode(bytes)) as WebhookEvent) : undefined;
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
