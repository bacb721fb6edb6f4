import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import { apiBasePath } from '@platen/model/api';
import { desktopMetaName } from '@platen/model/orders/desktop';
import type { UploadLinks } from './upload-links.ts';

/** Headers of one connection, which a proxy must not forward. */
const hopByHopHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-authorization',
  'te',
  'trailer',
];
/** Headers that name our loopback origin: the server would reject it as a foreign origin. */
const pageHeaders = [
  'host',
  'origin',
  'referer',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
  'sec-fetch-user',
];

interface ProxyOptions {
  serverUrl: string;
  version: string;
  links: UploadLinks;
}

/**
 * Forwards a request to the server. The console is loaded from there, so that its version always fits the server. A meta
 * tag tells the page that it runs in this client, and uploads are proxied too, because CORS would block them.
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
 * The URL on our server that a request is for; undefined if it is not a path. Only path and query come from the page: a
 * target such as `//host/x`, `/\host/x` or `http://host/x` would name another host, whose page would then have our
 * origin and could read the session.
 */
function targetOf(url: string, serverUrl: string): URL | undefined {
  const { origin } = new URL(serverUrl);
  if (!url.startsWith('/') || !URL.canParse(origin + url)) return undefined;
  const target = new URL(origin + url);
  return target.origin === origin && !target.pathname.startsWith('//') ? target : undefined;
}

/** Whether a path serves content that users created or uploaded, as opposed to the console. */
function isUserContent(path: string): boolean {
  return path.startsWith('/pages/') || path.startsWith(`${apiBasePath}/blobs/`);
}

/**
 * User content is sandboxed without our origin, so that no script in it can read the token of this launch or the session
 * from the console's storage. The policy of the server still applies.
 */
function sandboxed(headers: IncomingHttpHeaders): string {
  const sandbox = 'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
  const given = headers['content-security-policy'];
  return given === undefined ? sandbox : `${String(given)}, ${sandbox}`;
}

/** Forwards an upload to the URL that the server has returned for it, with body and headers unchanged. */
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

/** Adds our meta tag beside those that the server writes into the page. */
function withDesktopMeta(page: string, version: string): string {
  const facts = '<meta name="platen-name"';
  return page.replace(facts, () => `<meta name="${desktopMetaName}" content="${version}" />\n    ${facts}`);
}

/** The page that the window shows while the server cannot be reached. It retries automatically. */
const offlinePage = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="refresh" content="5" />
    <title>Platen</title>
    <style>
      body { display: grid; place-content: center; min-height: 100vh; margin: 0; text-align: center; color: #4b5163;
        font: 16px/1.6 system-ui, sans-serif; background: #f6f7fb; }
      h1 { margin: 0; font-size: 20px; color: #1f2333; }
      p { margin: 4px 0 0; }
    </style>
  </head>
  <body>
    <h1>暂时连不上服务器</h1>
    <p>正在自动重试，上传任务会在恢复后继续。</p>
    <p lang="en">Can’t reach the server. Retrying; upload jobs go on once it is back.</p>
  </body>
</html>
`;
