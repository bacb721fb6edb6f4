import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a request: it arrives; it is answered 500 instead; it arrives and its answer is lost; nothing moves. */
export type Fate = 'arrives' | 'fails' | 'answer lost' | 'stalls';

export interface Line {
  url: string;
  /** Uploads that reached the server and were answered there. */
  puts: number;
  announcements: number;
  fates: Map<Fate, number>;
  /** The most files that were fetched at the same time. */
  fetchedAtOnce: number;
  close(): Promise<void>;
}

interface LineOptions {
  target: string;
  fateOf?: (request: IncomingMessage, count: number) => Fate;
  /** Every upload takes so much longer. */
  putDelayMs?: number;
  /** The first files that are fetched wait until there are so many of them. */
  filesTogether?: number;
}

/** A server seen through a bad line. */
export async function openLine(options: LineOptions): Promise<Line> {
  const { target, fateOf = () => 'arrives', putDelayMs = 0, filesTogether = 0 } = options;
  let count = 0;
  let fetching = 0;
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    const fate = fateOf(request, ++count);
    line.fates.set(fate, (line.fates.get(fate) ?? 0) + 1);
    if (fate === 'stalls') return;
    if (fate === 'fails') return void response.writeHead(500).end('{}');
    const goOn = () => forward(request, response, fate);
    if (request.method === 'PUT') setTimeout(goOn, putDelayMs);
    else if (request.url?.includes('/blobs/')) fetchFile(response, goOn);
    else goOn();
  });

  function fetchFile(response: ServerResponse, goOn: () => void): void {
    line.fetchedAtOnce = Math.max(line.fetchedAtOnce, ++fetching);
    response.once('close', () => fetching--);
    held.push(goOn);
    if (line.fetchedAtOnce < filesTogether) return;
    for (const each of held.splice(0)) each();
  }

  function forward(request: IncomingMessage, response: ServerResponse, fate: Fate): void {
    const url = new URL(request.url ?? '/', target);
    const onward = send(url, { method: request.method, headers: { ...request.headers, host: new URL(line.url).host } });
    onward.on('response', (answer) => {
      if (request.method === 'PUT') line.puts++;
      if (url.pathname.endsWith('/direct_upload')) line.announcements++;
      if (fate === 'answer lost') {
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
  const line: Line = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    puts: 0,
    announcements: 0,
    fates: new Map(),
    fetchedAtOnce: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return line;
}
