import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveSettings } from '../config/live-settings.ts';
import { appError } from '../errors/app-error.ts';
import { methodsAt } from './known-paths.ts';
import { documentHeaders, reportDirectives, reportingEndpoints } from './security-headers.ts';

/**
 * Allows scripts only from this origin. Inline styles are allowed because the component library positions its popups
 * with them. Uploads may go directly to the store if browsers can reach it.
 */
function contentSecurityPolicy(uploadOrigin = ''): string {
  return [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `connect-src 'self' ${uploadOrigin}`.trim(),
    "object-src 'none'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    reportDirectives,
  ].join('; ');
}

/** Of scripts, styles, fonts and pictures, which are no documents: nobody shows one in a frame. */
const filePolicy = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export interface ConsoleOptions {
  consoleDir: string;
  /** The deployment's name, so that two deployments on one host do not share what a browser stores. */
  name: string;
  /** The time zone and currency in which the console shows times and amounts. */
  settings: LiveSettings;
  /** What else the console must know before its first call, as the content of its meta tags. */
  metaTags?: Readonly<Record<string, string>>;
  /** The origin to which browsers upload files directly. */
  uploadOrigin: string | undefined;
}

/**
 * Serves the built console: hashed assets are compressed and cached forever, the page is never cached. Every path that
 * is neither a call nor a file returns the page, because the console has its own router.
 */
export async function serveConsole(app: FastifyInstance, options: ConsoleOptions): Promise<void> {
  const { consoleDir, uploadOrigin } = options;
  const policy = contentSecurityPolicy(uploadOrigin);
  const dist = join(consoleDir, 'dist');
  const files = listFiles(dist);
  const page = files.has('index.html')
    ? createPageSource(readFileSync(join(dist, 'index.html'), 'utf8'), options)
    : undefined;
  await app.register(fastifyStatic, {
    root: dist,
    serve: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
  });

  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || path.startsWith('/app_api')) {
      const methods = methodsAt(app.declaredRoutes, path).join(', ');
      if (methods === '') throw appError('route_not_found', { path });
      reply.header('allow', methods);
      throw appError('method_not_allowed', { method: request.method, path, methods });
    }
    const file = path.slice(1);
    if (file !== 'index.html' && files.has(file)) {
      reply.header('vary', 'accept-encoding');
      for (const name of documentHeaders) reply.removeHeader(name);
      // A worker runs under the policy of its own file.
      reply.header('content-security-policy', workerFile.test(file) ? policy : filePolicy);
      reply.header('cache-control', file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Their entity tags are enough to tell whether they have changed, and nobody asks for a part of one.
      return reply.sendFile(file, { lastModified: false, acceptRanges: false });
    }
    // A page of an older build requests assets that no longer exist: it must get an error, not the page as a script.
    if (file.startsWith('assets/')) throw appError('route_not_found', { path });
    if (!page) return reply.status(404).send('The console is not built: npm start builds it.');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('content-security-policy', policy)
      .headers(reportingEndpoints)
      .header('referrer-policy', 'same-origin')
      .send((await page())[encoding]);
  });
}

/** As the build names the entry points of threads: `canvas-worker-CcWpxrH6.js`. */
const workerFile = /worker[^/]*\.js$/;

/**
 * The page with the current settings, rebuilt and compressed only when they change, because not-found responses are not
 * compressed on their way out.
 */
function createPageSource(page: string, { name, settings, metaTags = {} }: ConsoleOptions) {
  let cached: { text: string; encodings: ReturnType<typeof encodeAll> } | undefined;
  return async () => {
    await settings.refresh();
    const { timeZone, currency } = settings;
    const current = { 'platen-name': name, 'platen-time-zone': timeZone, 'platen-currency': currency };
    const text = fillMetaTags(page, { ...metaTags, ...current });
    if (cached?.text !== text) cached = { text, encodings: encodeAll(text) };
    return cached.encodings;
  };
}

/** Writes what the console must know before its first call into the page. */
function fillMetaTags(page: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((text, [key, value]) => {
    const escaped = value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
    return text.replace(`name="${key}" content=""`, () => `name="${key}" content="${escaped}"`);
  }, page);
}

const encodeAll = (page: string) => ({
  br: brotliCompressSync(page),
  gzip: gzipSync(page),
  identity: Buffer.from(page),
});

function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | 'identity' {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** The files of the build, listed once: paths outside this set are never looked up on disk. */
function listFiles(folder: string): ReadonlySet<string> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    return new Set(files.map((file) => file.split(sep).join('/')));
  } catch {
    return new Set();
  }
}

/** The version of the console that this server serves. */
export function packageVersion(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
