import { createHash } from 'node:crypto';
import { listAssets, type Scene } from '@platen/design/scene';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Drawing, newPlanPainter } from '../src/node.ts';
import { type BrowserName, openTestBrowser, type TestBrowser } from './browser.node.ts';
import { compareImages } from './compare.ts';
import { corpus } from './corpus.ts';
import { demoPlans, demoSource } from './demo-scenes.node.ts';
import { isFullRun, isQuickRun } from './full-run.ts';
import { drawOnServer, readGolden } from './goldens.node.ts';
import { randomScenes } from './random-scenes.ts';

/**
 * Each host draws in a different order and in strips of a different height, so that a result which depends on what was
 * drawn before shows up as a difference.
 */
const hosts: Record<BrowserName, { rows: number; demoStrips: number; stride: number }> = {
  Chromium: { rows: 64, demoStrips: 3, stride: 7 },
  Firefox: { rows: 37, demoStrips: 4, stride: 11 },
};

const testedHosts = (Object.keys(hosts) as BrowserName[]).filter((host) => !isQuickRun || host === 'Chromium');

/** All entries, starting in the middle and in steps of `stride`. */
function shuffled<T>(list: readonly T[], stride: number): T[] {
  return list.map((_, index) => list[(index * stride + stride) % list.length] as T);
}

const randomCount = isFullRun ? 500 : 50;
/** One template out of this many. Different strides make the hosts draw different templates. */
const demoShare = isFullRun ? 1 : 4;
/** Wide enough that every layer covers some pixels; at full size a browser needs minutes for a template. */
const demoWidthMaxPx = Number(process.env['PLATEN_DEMO_WIDTH'] ?? 300);

const drawings = new Map<Scene, Promise<Drawing>>();
/** What the server drew of a scene of the corpus, once for all hosts. */
function drawOnce(scene: Scene): Promise<Drawing> {
  const drawing = drawings.get(scene) ?? drawOnServer(scene);
  drawings.set(scene, drawing);
  return drawing;
}

describe('the corpus', () => {
  it('contains at least 60 scenes', () => expect(Object.keys(corpus).length).toBeGreaterThanOrEqual(60));

  it.each(Object.entries(corpus))('%s matches its golden image', async (name, scene) => {
    const golden = await readGolden(name);
    if (!golden) throw new Error(`${name} has no golden image yet: npm run goldens -w packages/render`);
    expect(compareImages(await drawOnce(scene), golden)).toEqual({ count: 0, largest: 0 });
  });
});

describe.each(testedHosts)('in %s', (host) => {
  const how = hosts[host];
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await openTestBrowser(host);
    process.stdout.write(`${host} ${browser.version}\n`);
  });
  afterAll(() => browser?.close());

  it.each(shuffled(Object.entries(corpus), how.stride))('%s has the same pixels as on the server', async (_, scene) => {
    const onServer = await drawOnce(scene);
    const { findings, ...inBrowser } = await browser.draw(scene, how.rows);
    expect(compareImages(onServer, inBrowser)).toEqual({ count: 0, largest: 0 });
    expect(findings).toBe(JSON.stringify(onServer.findings));
  });

  it('a canvas drawn in strips shows the same pixels and findings for the demo as the server', async () => {
    const differing: [name: string, count: number, findings: string[]][] = [];
    const painter = newPlanPainter(demoSource);
    for (const [name, plan] of shuffled(demoPlans(), how.stride).filter((_, index) => index % demoShare === 0)) {
      const onServer = await painter.draw(plan, demoWidthMaxPx);
      const found = JSON.stringify(onServer.findings);
      const sizes = { widthMaxPx: demoWidthMaxPx, rows: Math.ceil(onServer.height / how.demoStrips) };
      const { differing: count, findings } = await browser.compare(plan, sizes, onServer);
      const others = findings.filter((each) => each !== found);
      if (count !== 0 || others.length > 0) differing.push([name, count, others]);
    }
    expect(differing).toEqual([]);
  }, 900_000);

  it(`${randomCount} random nested scenes have the same pixels as on the server`, async () => {
    const differing: Scene[] = [];
    for (const scene of shuffled(randomScenes(randomCount), how.stride)) {
      const onServer = await drawOnServer(scene);
      const expected = createHash('sha256').update(onServer.data).digest('hex');
      const { digest, findings } = await browser.digest(scene, how.rows);
      if (digest !== expected || findings !== JSON.stringify(onServer.findings)) differing.push(scene);
    }
    expect(differing.map((scene) => ({ ...listAssets(scene), layers: JSON.stringify(scene.layers) }))).toEqual([]);
  });
});
