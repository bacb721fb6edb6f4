import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { pageStyle } from '@platen/pages/page-style';
import type { Sections } from '@platen/pages/page-tree';
import { build } from 'rolldown';

interface PuckPage {
  url: string;
  scriptGzipBytes: number;
  stop: () => Promise<void>;
}

/** Serves the Puck page, built for production and compressed; its pictures come from the product, like ours. */
export async function startPuckPage(sections: Sections, productUrl: string): Promise<PuckPage> {
  const script = gzipSync(await bundled());
  const html = gzipSync(
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Puck</title><style>${pageStyle}</style></head><body><div id="root" class="pp-page"></div><script>window.page=${JSON.stringify({ sections }).replaceAll('<', '\\u003c')}</script><script type="module" src="/page.js"></script></body></html>`,
  );
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    if (path.startsWith('/app_api/')) {
      const passed = request(`${productUrl}${path}`, { headers: asked.headers }, (got) => {
        answer.writeHead(got.statusCode ?? 500, got.headers);
        got.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      passed.end();
      return;
    }
    const isScript = path === '/page.js';
    answer.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
    });
    answer.end(isScript ? script : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    scriptGzipBytes: script.length,
    stop: () => new Promise((resolve) => void (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

async function bundled(): Promise<string> {
  const { output } = await build({
    input: fileURLToPath(new URL('puck-page.tsx', import.meta.url)),
    platform: 'browser',
    write: false,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'esm', minify: true, codeSplitting: false },
  });
  return output.map((part) => ('code' in part ? part.code : '')).join('\n');
}
