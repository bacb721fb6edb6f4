/**
 * Receives webhooks of Platen. Nothing to install with Node 22.18 or newer; with Node 20, `npx tsx receive-webhook.ts`.
 *
 *   PLATEN_WEBHOOK_SECRET=whsec_… PORT=8080 node receive-webhook.ts
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const secret = process.env.PLATEN_WEBHOOK_SECRET;
if (!secret) throw new Error('PLATEN_WEBHOOK_SECRET is not set');
const ageMaxS = 300;
const bodyBytesMax = 1_000_000;

interface Delivery {
  event_id: string;
  event: string;
  occurred_at: string;
  id: number;
  created_at: string;
  data: Record<string, unknown>;
}

/** The body as it came, byte by byte: JSON that was read and written again has another signature. */
function isFromPlaten(key: string, signature: unknown, body: Buffer): boolean {
  const [, time, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(signature)) ?? [];
  if (!time || !digest || Math.abs(Date.now() / 1000 - Number(time)) > ageMaxS) return false;
  const expected = createHmac('sha256', key).update(`${time}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(digest, 'hex'));
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bodyBytesMax) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function receive(key: string, request: IncomingMessage): Promise<number> {
  const body = await readBody(request);
  if (!body) return 413;
  if (!isFromPlaten(key, request.headers['platen-signature'], body)) return 401;
  const { event_id, event, data } = JSON.parse(body.toString('utf8')) as Delivery;
  // An event may come twice: keep its id, and do nothing for one that you know. Answer within 10 seconds and do the
  // work afterwards; anything but 2xx is sent again.
  console.log(`${event_id} ${event} ${JSON.stringify(data)}`);
  return 204;
}

const server = createServer((request, answer) => {
  receive(secret, request).then(
    (status) => answer.writeHead(status).end(),
    () => answer.writeHead(500).end(),
  );
});
server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
