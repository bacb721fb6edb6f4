import { createHmac } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import { type DeliveryFailure, deliveryFailures, webhookSignatureHeader } from '@platen/model/connections/webhooks';
import { type Locale, textIn } from '@platen/model/text/locale';
import { type Config, type FullConfig, keyFor } from '../../../platform/config/config.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { isLocalHost, lookupPublic, PrivateAddressError } from './public-address.ts';

const responseBytesMax = 2048;

export interface WebhookRequest {
  url: string;
  body: string;
  /** Each signs the body: the current one, and after a rotation the one before. */
  secrets: readonly string[];
  userAgent: string;
  /** The id of the request that caused the event. */
  requestId?: string | undefined;
  timeoutMs: number;
  canCallPrivateAddresses: boolean;
}

/** The result of an attempt: a response, or the reason why there was none. */
export type WebhookResult = { status: number; text: string } | { failure: DeliveryFailure };

/** The key that seals the secrets of webhooks. */
export function secretKey(config: Pick<Config, 'secret'>): Buffer {
  return keyFor(config, 'webhook secrets');
}

export function checkWebhookUrl(config: Pick<FullConfig, 'webhooks'>, url: string, locale: Locale): void {
  if (config.webhooks.canCallPrivateAddresses || !isLocalHost(new URL(url))) return;
  throw appError('webhook_url_refused', { reason: textIn(deliveryFailures.address_private, locale) }).at('url');
}

/** Redirects are not followed, because their target was never checked. */
export async function sendWebhook(request: WebhookRequest): Promise<WebhookResult> {
  const url = new URL(request.url);
  if (!request.canCallPrivateAddresses && isLocalHost(url)) return { failure: 'address_private' };
  try {
    const response = await post(url, request);
    const text = await readBodyStart(response);
    return { status: response.statusCode ?? 0, text };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

function post(url: URL, { body, secrets, userAgent, requestId, timeoutMs, canCallPrivateAddresses }: WebhookRequest) {
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const options: https.RequestOptions = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': userAgent,
        ...(requestId !== undefined && { 'x-request-id': requestId }),
        [webhookSignatureHeader]: signatureOf(secrets, body),
      },
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(canCallPrivateAddresses ? {} : { lookup: lookupPublic }),
    };
    request(url, options, resolve)
      .once('error', reject)
      .once('close', () => reject(new Error('closed without an answer')))
      .end(body);
  });
}

/** Signed together with the time, so that an intercepted delivery cannot be replayed later. */
function signatureOf(secrets: readonly string[], body: string): string {
  const time = Math.floor(Date.now() / 1000);
  const digests = secrets.map((secret) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
  return [`t=${time}`, ...digests.map((digest) => `v1=${digest}`)].join(',');
}

/** Only the status matters: if the body breaks off or never ends, its beginning is enough. */
async function readBodyStart(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= responseBytesMax) break;
    }
  } catch {
    // The part that arrived is used.
  }
  // PostgreSQL cannot store null characters in text.
  return Buffer.concat(chunks).subarray(0, responseBytesMax).toString('utf8').replaceAll('\0', '');
}

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof PrivateAddressError) return 'address_private';
  const { name, code = '' } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timed_out';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'host_unknown';
  if (code === 'ECONNREFUSED') return 'connection_refused';
  if (/CERT|SIGNATURE|TLS|SSL|EPROTO/.test(code)) return 'tls_failed';
  return 'connection_lost';
}
