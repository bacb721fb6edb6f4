import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import { fontFiles, picturesDir } from './files.node.ts';

const require = createRequire(import.meta.url);

export interface BrowserCorpus {
  draw(name: string): Promise<{ width: number; height: number; data: Buffer; findings: string }>;
  readonly version: string;
  close(): Promise<void>;
}

/** Opens the corpus in a browser: the browser's door bundled as the console does, on a server of our own. */
export async function openBrowserCorpus(): Promise<BrowserCorpus> {
  const script = await bundlePage();
  const server = createServer((request, response) => {
    const [, folder = '', file = ''] = decodeURIComponent(request.url ?? '').split('/');
    const answer = answerOf(folder, file, script);
    response.writeHead(answer ? 200 : 404, { 'content-type': answer?.type ?? 'text/plain' }).end(answer?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => 'drawCorpusScene' in window);
  return {
    version: browser.version(),
    async draw(name) {
      const { base64, ...drawn } = await page.evaluate((scene) => window.drawCorpusScene(scene), name);
      return { ...drawn, data: Buffer.from(base64, 'base64') };
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerOf(folder: string, file: string, script: string): { type: string; body: string | Buffer } | undefined {
  if (folder === '')
    return { type: 'text/html', body: '<!doctype html><script type="module" src="/page.js"></script>' };
  if (folder === 'page.js') return { type: 'text/javascript', body: script };
  if (folder === 'harfbuzz.wasm')
    return { type: 'application/wasm', body: readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz.wasm')) };
  const roots: Record<string, () => string | undefined> = {
    fonts: () => fontFiles[file as keyof typeof fontFiles],
    pictures: () => join(picturesDir, file),
  };
  const path = roots[folder]?.();
  return path && existsSync(path) ? { type: 'application/octet-stream', body: readFileSync(path) } : undefined;
}

async function bundlePage(): Promise<string> {
  // HarfBuzz asks for `module` in Node only; a browser never gets there.
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'page.ts'),
    platform: 'browser',
    external: ['module'],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

/** The browser that the environment names, or one that is installed; Playwright's own where there is none. */
function findChromium(): string | undefined {
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return process.env['PLATEN_CHROMIUM'] ?? installed.find((path) => existsSync(path));
}
