import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { DrawingPlan } from '@platen/design/drawing-plan';
import type { Scene } from '@platen/design/scene';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import { kernelCodePlugin } from '../build/kernel-code.plugin.mjs';
import type { Image } from './compare.ts';
import { demoSource } from './demo-scenes.node.ts';
import { preparedPicture, readFont } from './files.node.ts';
import { type FirefoxPage, openFirefoxPage } from './firefox.node.ts';

const require = createRequire(import.meta.url);

export type BrowserName = 'Chromium' | 'Firefox';

/** The largest width of an image, and the number of rows of each piece that it is drawn in. */
interface PieceSizes {
  readonly widthMaxPx: number;
  readonly rows: number;
}

export interface TestBrowser {
  readonly version: string;
  /** Draws a scene in strips of this many rows. */
  draw(scene: Scene, rows: number): Promise<Image & { findings: string }>;
  /**
   * Like `draw`, but returns only the SHA-256 of the pixels. An image that would be wider than `widthMaxPx` is scaled
   * down.
   */
  digest(scene: Scene, rows: number, widthMaxPx?: number): Promise<{ digest: string; findings: string }>;
  /** Draws a plan on a canvas in pieces and counts the pixels that differ from `image`. */
  compare(plan: DrawingPlan, how: PieceSizes, image: Image): Promise<{ differing: number; findings: string[] }>;
  close(): Promise<void>;
}

/** Opens the renderer in a browser: the browser entry point, bundled as in the console, served by a local server. */
export async function openTestBrowser(name: BrowserName): Promise<TestBrowser> {
  const script = await bundlePage();
  const server = createServer((request, response) => {
    const [, folder = '', file = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
    void answerOf(folder, file, script).then((answer) =>
      response.writeHead(answer ? 200 : 404, { 'content-type': answer?.type ?? 'text/plain' }).end(answer?.body),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await openPage[name](`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.evaluate(untilReady);
  const ask = async (scene: Scene, rows: number, wants: 'pixels' | 'digest', widthMaxPx = scene.width) => {
    const call = `window.drawForTest(${JSON.stringify(JSON.stringify(scene))}, ${rows}, '${wants}', ${widthMaxPx})`;
    return JSON.parse(await page.evaluate(call)) as { pixels: string; findings: string };
  };
  return {
    version: page.version,
    async draw(scene, rows) {
      const { pixels, findings } = await ask(scene, rows, 'pixels');
      return { width: scene.width, height: scene.height, data: Buffer.from(pixels, 'base64'), findings };
    },
    async digest(scene, rows, widthMaxPx) {
      const { pixels, findings } = await ask(scene, rows, 'digest', widthMaxPx);
      return { digest: pixels, findings };
    },
    async compare(plan, { widthMaxPx, rows }, { data }) {
      const expected = Buffer.from(data.buffer, data.byteOffset, data.length).toString('base64');
      const text = JSON.stringify(JSON.stringify(plan));
      const answer = await page.evaluate(`window.compareForTest(${text}, ${widthMaxPx}, ${rows}, '${expected}')`);
      return JSON.parse(answer) as { differing: number; findings: string[] };
    },
    async close() {
      await page.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** HarfBuzz compiles asynchronously, so the page may count as loaded before the renderer is ready. */
const untilReady = `new Promise((done) => {
  const timer = setInterval(() => 'drawForTest' in window && (clearInterval(timer), done('')), 20);
})`;

const openPage: Record<BrowserName, (url: string) => Promise<FirefoxPage>> = {
  async Chromium(url) {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    const page = await browser.newPage();
    await page.goto(url);
    return {
      version: browser.version(),
      evaluate: (expression) => page.evaluate<string>(expression),
      close: () => browser.close(),
    };
  },
  Firefox: (url) => openFirefoxPage(process.env['PLATEN_FIREFOX'] ?? 'firefox-esr', url),
};

async function answerOf(
  folder: string,
  file: string,
  script: string,
): Promise<{ type: string; body: string | Uint8Array } | undefined> {
  if (folder === '')
    return { type: 'text/html', body: '<!doctype html><script type="module" src="/page.js"></script>' };
  if (folder === 'page.js') return { type: 'text/javascript', body: script };
  if (folder === 'harfbuzz.wasm')
    return { type: 'application/wasm', body: readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz.wasm')) };
  const sources: Record<string, (name: string) => Promise<Uint8Array | undefined>> = {
    fonts: async (name) => (await readFont(name)) ?? demoSource.font(name),
    pictures: async (name) => (await preparedPicture(name)) ?? demoSource.image(name),
  };
  const bytes = await sources[folder]?.(file);
  return bytes && { type: 'application/octet-stream', body: bytes };
}

async function bundlePage(): Promise<string> {
  // HarfBuzz imports `module` only in Node; a browser never reaches that branch.
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'page.ts'),
    platform: 'browser',
    external: ['module'],
    plugins: [kernelCodePlugin()],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

/** The browser named by the environment, or an installed one; undefined means the one that Playwright brings along. */
export function findChromium(): string | undefined {
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return process.env['PLATEN_CHROMIUM'] ?? installed.find((path) => existsSync(path));
}
