import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request arrives, is answered with 500 instead, arrives but loses its response, or stalls. */
export type RequestOutcome = 'arrives' | 'fails' | 'answer lost' | 'stalls';

export interface FaultyProxy {
  url: string;
  /** Uploads that the server has answered. */
  puts: number;
  announcements: number;
  outcomes: Map<RequestOutcome, number>;
  /** The largest number of concurrent downloads. */
  fetchedAtOnce: number;
  close(): Promise<void>;
}

interface FaultyProxyOptions {
  target: string;
  outcomeOf?: (request: IncomingMessage, count: number) => RequestOutcome;
  /** Delays every upload by this much. */
  putDelayMs?: number;
  /** Holds the first downloads until this many are under way. */
  filesTogether?: number;
}

/** A proxy in front of a server that loses, delays or fails requests. */
export async function openFaultyProxy(options: FaultyProxyOptions): Promise<FaultyProxy> {
  const { target, outcomeOf = () => 'arrives', putDelayMs = 0, filesTogether = 0 } = options;
  let count = 0;
  let fetching = 0;
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    const outcome = outcomeOf(request, ++count);
    proxy.outcomes.set(outcome, (proxy.outcomes.get(outcome) ?? 0) + 1);
    if (outcome === 'stalls') return;
    if (outcome === 'fails') return void response.writeHead(500).end('{}');
    const resume = () => forward(request, response, outcome);
    if (request.method === 'PUT') setTimeout(resume, putDelayMs);
    else if (request.url?.includes('/blobs/')) fetchFile(response, resume);
    else resume();
  });

  function fetchFile(response: ServerResponse, resume: () => void): void {
    proxy.fetchedAtOnce = Math.max(proxy.fetchedAtOnce, ++fetching);
    response.once('close', () => fetching--);
    held.push(resume);
    if (proxy.fetchedAtOnce < filesTogether) return;
    for (const each of held.splice(0)) each();
  }

  function forward(request: IncomingMessage, response: ServerResponse, outcome: RequestOutcome): void {
    const url = new URL(request.url ?? '/', target);
    const onward = send(url, {
      method: request.method,
      headers: { ...request.headers, host: new URL(proxy.url).host },
    });
    onward.on('response', (answer) => {
      if (request.method === 'PUT') proxy.puts++;
      if (url.pathname.endsWith('/direct_upload')) proxy.announcements++;
      if (outcome === 'answer lost') {
        answer.resume();
        answer.on('end', () => request.socket.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    puts: 0,
    announcements: 0,
    outcomes: new Map(),
    fetchedAtOnce: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
