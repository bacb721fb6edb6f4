import type { WebhookEvent } from './calls.ts';

/** The header that carries the signature of a webhook. */
export const signatureHeader = 'platen-signature';
const ageMaxSDefault = 300;

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
  const [, time, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(signature)) ?? [];
  if (!time || !digest || Math.abs(Date.now() / 1000 - Number(time)) > ageMaxS) return undefined;
  const bytes = typeof body === 'string' ? encode(body) : body;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['verify']);
  const signed = new Uint8Array([...encode(`${time}.`), ...bytes]);
  const isGenuine = await crypto.subtle.verify('HMAC', key, fromHex(digest), signed);
  return isGenuine ? (JSON.parse(new TextDecoder().decode(bytes)) as WebhookEvent) : undefined;
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
