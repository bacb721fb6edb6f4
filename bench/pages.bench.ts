/**
 * Measures a public page with one block of each kind on a phone: transferred bytes and time to paint at 1.6 Mbit/s,
 * compared with the same blocks drawn by Puck's `<Render>`; and pages per second of one process, compared with
 * `@fastify/static` serving the same bytes. The ratios of script and paint must be at most 1, that of served pages at
 * least 0.5.
 */

import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromium as chromiumProgram } from '../scripts/browsers.mjs';
import { ensureRequirements } from '../scripts/requirements.mjs';
import { publishEveryBlock } from './pages/every-block.ts';
import { measureVisit, type PageVisit } from './pages/paint.ts';
import { startPuckPage } from './pages/puck-server.ts';
import { measureServed } from './pages/served.ts';
import { startProduct } from './web/product.ts';

const rounds = 5;
const scriptBudgetBytes = 40_000;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ratio = (name: string, value: number) => console.log(`ratio pages.${name} ${value.toFixed(3)}`);

/** Inline scripts count as transferred script. */
function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  return scripts.length === 0 ? 0 : gzipSync(scripts.join('')).length;
}

function report(name: string, visits: readonly PageVisit[], scriptBytes: number): void {
  const [first] = visits;
  const paints = `first paint ${median(visits.map((seen) => seen.firstPaintMs)).toFixed(0)} ms, largest ${median(visits.map((seen) => seen.largestPaintMs)).toFixed(0)} ms`;
  console.log(
    `${name}: ${kilobytes(first?.bytes ?? 0)} in ${first?.requests} requests, of it script ${kilobytes(scriptBytes)} gzip; ${paints}`,
  );
}

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: (await ensureRequirements({ chromium: chromiumProgram })).chromium,
  args: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const { url, sections } = await publishEveryBlock(product.url);
  const puck = await startPuckPage(sections, product.url);
  try {
    const [ours, theirs]: [PageVisit[], PageVisit[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      ours.push(await measureVisit(browser, url));
      theirs.push(await measureVisit(browser, puck.url));
    }
    const html = await (await fetch(url)).text();
    const scriptBytes = inlineScriptBytes(html);
    report('ours', ours, scriptBytes);
    report('puck', theirs, puck.scriptGzipBytes);
    const largest = (visits: readonly PageVisit[]) => median(visits.map((seen) => seen.largestPaintMs));
    ratio('script_vs_budget', scriptBytes / scriptBudgetBytes);
    ratio('script_vs_puck', scriptBytes / puck.scriptGzipBytes);
    ratio('lcp_vs_puck', largest(ours) / largest(theirs));
    const served = await measureServed(url, html);
    console.log(
      `served by one process: ${served.pages.toFixed(0)} pages/s, @fastify/static ${served.static.toFixed(0)} /s`,
    );
    ratio('served_vs_static', served.pages / served.static);
  } finally {
    await puck.stop();
  }
} finally {
  await browser.close();
  await product.stop();
}
