import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookSubject } from '@platen/model/connections/webhook-events';
import { webhookSignatureHeader } from '@platen/model/connections/webhooks';
import { afterAll, beforeAll } from 'vitest';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  raw: string;
  body: {
    event_id: string;
    event: string;
    occurred_at: string;
    subject: WebhookSubject;
    sequence: number;
    id: number;
    created_at: string;
    data: Record<string, unknown>;
  };
}
type MerchantResponse = (reply: ServerResponse) => void;

/** A merchant's server: stores what it receives and responds to each path as configured, with 200 by default. */
export function useMerchantServer() {
  const received: Received[] = [];
  const responses = new Map<string, MerchantResponse>();
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString('utf8');
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, raw, body: JSON.parse(raw) as Received['body'] });
      const response = responses.get(path) ?? ((each) => void each.end('thanks'));
      response(reply);
    });
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    at: (path: string) => origin + path,
    responses,
    receivedAt: (path: string) => received.filter((each) => each.path === path),
  };
}

/** Verifies the signature as a merchant does, without the server's code. */
export function isSignedWith(secret: string, { headers, raw }: Received): boolean {
  const [time, ...digests] = String(headers[webhookSignatureHeader]).replace(/^t=/, '').split(',v1=');
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  return digests.includes(createHmac('sha256', secret).update(`${time}.${raw}`).digest('hex'));
}
