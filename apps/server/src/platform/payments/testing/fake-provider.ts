import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An event of a payment in our terms; each fake provider translates it into its own notice. */
export interface ProviderEvent {
  no: string;
  amountFen: number;
  outcome?: 'paid' | 'closed';
  noticeId?: string;
  providerNo?: string;
  /** The app id, if it is another merchant's. */
  appId?: string;
  /** The age of the signature, if the provider signs a timestamp. */
  ageS?: number;
  /** A private key that is not the provider's. */
  forgedBy?: string;
}

export interface ProviderNotice {
  headers: Record<string, string>;
  body: string;
}

/** An external provider, simulated by a local server that verifies our signatures and signs like the real one. */
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
