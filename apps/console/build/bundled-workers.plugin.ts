import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import consoleConfig from '../vite.config.ts';

const root = join(import.meta.dirname, '..');
const suffix = '-worker.ts';
/** How Vite requests a worker of a page that it serves from its sources. */
const workerRequest = /\/([\w-]+-worker)\.ts\?(?:.*&)?worker_file\b/;
/** The path under which the bundles are served. A worker loads its other files relative to its own. */
const prefix = '/bundled-workers/';
const contentTypes: Record<string, string> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/**
 * Serves workers in bundles, as users have them. From its sources, every worker of the designer would load the hundreds of
 * modules of the renderer one by one, and each test of the designer starts three: that took a sixth of the time of all screens.
 */
export function bundledWorkers(): Plugin {
  let bundles: Promise<Bundles> | undefined;
  return {
    name: 'platen:bundled-workers',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const url = request.url ?? '';
        const worker = workerRequest.exec(url)?.[1];
        if (worker !== undefined) {
          response.writeHead(302, { location: `${prefix}${worker}.js` }).end();
          return;
        }
        if (!url.startsWith(prefix)) return next();
        bundles ??= bundleWorkers();
        // Vitest reports a bundle that cannot be built, because nobody handles it.
        void sendBundle(bundles, url.slice(prefix.length), response);
      });
    },
  };
}

type Bundles = Map<string, string | Uint8Array>;

async function sendBundle(bundles: Promise<Bundles>, name: string, response: ServerResponse): Promise<void> {
  const content = (await bundles).get(name);
  const type = contentTypes[extname(name)] ?? 'application/octet-stream';
  response.writeHead(content === undefined ? 404 : 200, { 'content-type': type }).end(content);
}

/** The files of the bundles, by name. */
async function bundleWorkers(): Promise<Bundles> {
  const { define, worker } = consoleConfig;
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .map((file) => [basename(file, '.ts'), join(root, 'src', file)]);
  const built = await build({
    configFile: false,
    root,
    // The files of a bundle find each other wherever they are served.
    base: './',
    logLevel: 'warn',
    define: define ?? {},
    plugins: worker?.plugins?.() ?? [],
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        ...worker?.rolldownOptions,
        input: Object.fromEntries(sources) as Record<string, string>,
        output: { format: 'es', entryFileNames: '[name].js' },
      },
    },
  });
  const { output } = [built].flat()[0] as Extract<typeof built, { output: unknown }>;
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}
