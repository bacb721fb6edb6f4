/**
 * Receives webhooks of Platen. Install its client first: `npm install ./platen-client-0.1.0.tgz`.
 * Node 22.18 or newer; with Node 20, `npx tsx receive-webhook.ts` in a package of `"type": "module"`.
 *
 *   PLATEN_WEBHOOK_SECRET=whsec_… PORT=8080 node receive-webhook.ts
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readWebhook } from '@platen/client';

const secret = process.env.PLATEN_WEBHOOK_SECRET;
if (!secret) throw new Error('PLATEN_WEBHOOK_SECRET is not set');
const bodyBytesMax = 1_000_000;

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
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
  const event = await readWebhook(key, request.headers['platen-signature'], body);
  // Forged, changed on the way, or older than five minutes.
  if (!event) return 401;
  // An event may come twice: keep its id, and do nothing for one that you know. It may come late too: take the states
  // and tracking numbers that `newestValues` of the client returns. Answer within 10 seconds and do the work
  // afterwards; anything but 2xx is sent again.
  console.log(`${event.event_id} ${event.event} ${JSON.stringify(event.data)}`);
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
