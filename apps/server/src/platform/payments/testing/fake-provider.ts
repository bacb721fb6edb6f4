import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a provider says about a payment, in our words; each stand-in puts it into its own. */
export interface ProviderEvent {
  no: string;
  amountFen: number;
  outcome?: 'paid' | 'closed';
  noticeId?: string;
  providerNo?: string;
  /** Of another merchant. */
  appId?: string;
  /** How old the signature is, where the provider says when it signed. */
  ageS?: number;
  /** Something that has no right to sign. */
  forgedBy?: string;
}

export interface ProviderNotice {
  headers: Record<string, string>;
  body: string;
}

/** An outside provider, played by a local server that checks our signatures and signs as the real one does. */
export interface FakeProvider {
  environment: Record<string, string>;
  notice(event: ProviderEvent): ProviderNotice;
  close(): Promise<void>;
}

export function newKeyPair() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
}

export interface GatewayResponse {
  status: number;
  headers?: Record<string, string>;
  body: string;
}

export async function startGateway(
  respond: (request: IncomingMessage, body: string) => GatewayResponse | Promise<GatewayResponse>,
) {
  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await respond(request, await text(request));
    response.writeHead(status, headers).end(body);
  }
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
