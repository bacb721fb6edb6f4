import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import { apiBasePath } from '@platen/model/api';
import { desktopMetaName } from '@platen/model/desktop';
import { offlinePage } from './offline-page.ts';
import type { UploadLinks } from './upload-links.ts';

/** Of one connection, not of the message. */
const hopByHopHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-authorization',
  'te',
  'trailer',
];
/** Where a page comes from is our own business: to the server it is as if it came from nowhere. */
const pageHeaders = [
  'host',
  'origin',
  'referer',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
  'sec-fetch-user',
];

export interface ProxyOptions {
  serverUrl: string;
  version: string;
  links: UploadLinks;
}

/**
 * Passes a request on to the server: the console comes from there, so that it is always the one that fits it. In the page
 * stands that it is shown by this client, and uploads are led through it, past the rules for other origins.
 */
export function proxyToServer(request: IncomingMessage, response: ServerResponse, options: ProxyOptions): void {
  const target = targetOf(request.url ?? '/', options.serverUrl);
  if (!target) return void response.writeHead(400, { 'content-type': 'application/json' }).end('{}');
  const isOthers = isUserContent(target.pathname);
  const isPage = request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document' && !isOthers;
  const isAnnouncement = request.method === 'POST' && target.pathname.endsWith('/active_storage/direct_upload');
  const isReadHere = isPage || isAnnouncement;
  const headers = without(request.headers, [...hopByHopHeaders, ...pageHeaders]);
  if (isReadHere) headers['accept-encoding'] = 'identity';
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  const onward = send(target, { method: request.method, headers });
  onward.on('response', (answer) => {
    const back = without(answer.headers, hopByHopHeaders);
    if (isOthers) back['content-security-policy'] = sandboxed(answer.headers);
    if (!isReadHere) {
      response.writeHead(answer.statusCode ?? 502, back);
      answer.pipe(response);
      return;
    }
    const edit = (text: string) =>
      isAnnouncement ? options.links.rewrite(text) : withDesktopMeta(text, options.version);
    sendEdited(answer, back, edit, response).catch(() => response.destroy());
  });
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else if (isPage) response.writeHead(502, { 'content-type': 'text/html; charset=utf-8' }).end(offlinePage);
    else response.writeHead(502, { 'content-type': 'application/json' }).end('{}');
  });
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/**
 * Where a request goes: always to our server. Only its path and query are the page's to say: a target such as
 * `//host/x`, `/\host/x` or `http://host/x` would name another host, whose page would then be of our own origin and
 * could read the session. Nothing where the request is not for a path of the server.
 */
function targetOf(url: string, serverUrl: string): URL | undefined {
  const { origin } = new URL(serverUrl);
  if (!url.startsWith('/') || !URL.canParse(origin + url)) return undefined;
  const target = new URL(origin + url);
  return target.origin === origin && !target.pathname.startsWith('//') ? target : undefined;
}

/** What people have made or uploaded, as against the console itself. */
function isUserContent(path: string): boolean {
  return path.startsWith('/pages/') || path.startsWith(`${apiBasePath}/blobs/`);
}

/**
 * Content of others is shown without our origin, so that no script in it, however it came there, can read the
 * token of this launch or the session from the console's storage. What the server forbids stays forbidden.
 */
function sandboxed(headers: IncomingHttpHeaders): string {
  const sandbox = 'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
  const given = headers['content-security-policy'];
  return given === undefined ? sandbox : `${String(given)}, ${sandbox}`;
}

/** To an address that was answered before, with the body and the headers as they are. */
export function proxyToUrl(url: string, request: IncomingMessage, response: ServerResponse): void {
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  const headers = without(request.headers, [...hopByHopHeaders, ...pageHeaders, 'cookie']);
  const onward = send(url, { method: request.method, headers });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, without(answer.headers, hopByHopHeaders));
    answer.pipe(response);
  });
  onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end('{}')));
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

async function sendEdited(
  answer: IncomingMessage,
  headers: IncomingHttpHeaders,
  edit: (text: string) => string,
  response: ServerResponse,
): Promise<void> {
  const text = edit(await readWhole(answer));
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': Buffer.byteLength(text) });
  response.end(text);
}

async function readWhole(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Beside the other facts that the server writes into the page. */
function withDesktopMeta(page: string, version: string): string {
  const facts = '<meta name="platen-name"';
  return page.replace(facts, () => `<meta name="${desktopMetaName}" content="${version}" />\n    ${facts}`);
}
