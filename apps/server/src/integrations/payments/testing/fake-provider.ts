import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import type { Party, RsaKeyPair } from './rsa-key-pairs.ts';

/** An event of a payment in our terms; each fake provider translates it into its own notice. */
export interface ProviderEvent {
  no: string;
  amountFen: number;
  outcome?: 'paid' | 'closed';
  noticeId?: string;
  providerNo?: string;
  /** The app id, if it is another merchant's. */
  appId?: string;
  /** The seller's id, if it is another merchant's. */
  sellerId?: string;
  /** The age of the signature, if the provider signs a timestamp. */
  ageS?: number;
  /** A private key that is not the provider's. */
  forgedBy?: string;
}

/** A payment as the provider knows it; each fake provider translates its state. */
export interface ProviderPayment extends Omit<ProviderEvent, 'outcome' | 'noticeId' | 'ageS'> {
  state: 'waiting' | 'paid' | 'closed';
  /** The provider's own word for the state, if it is a rarer one. */
  tradeState?: string;
  /** The number in the answer, if it is not the one that was asked for. */
  answeredNo?: string;
}

export interface ProviderNotice {
  headers: Record<string, string>;
  body: string;
}

/** An external provider, simulated by a local server that verifies our signatures and signs like the real one. */
export interface FakeProvider {
  environment: Record<string, string>;
  notice(event: ProviderEvent): ProviderNotice;
  /** What it answers when it is asked, by number; it does not know the others. */
  payments: Map<string, ProviderPayment>;
  /** The numbers it was asked about. */
  asked: string[];
  setMode(mode: ProviderMode): void;
  close(): Promise<void>;
}

/** `broken` answers with an error, `unsigned` and `forged` with what cannot be trusted. */
export type ProviderMode = 'well' | 'broken' | 'unsigned' | 'forged';

/** The keys of one party, the same for the whole run. */
export function keyPairOf(party: Party): RsaKeyPair {
  return inject('rsaKeyPairs')[party];
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
