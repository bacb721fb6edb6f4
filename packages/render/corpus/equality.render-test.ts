import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrowserCorpus, openBrowserCorpus } from './browser.node.ts';
import { compareImages } from './compare.ts';
import { corpus } from './corpus.ts';
import { drawOnServer, readGolden } from './goldens.node.ts';

/**
 * Where the hosts may differ, by how much, and why. AVIF is stored as YUV, and each decoder turns it into RGB by its own
 * rounding; `normaliseUpload` makes it PNG, so that no stored picture is one.
 */
const knownDifference: Readonly<Record<string, number>> = { 'image-avif': 1 };

/** Processors round the last bit of a curve differently. On one machine the difference is 0. */
const goldenTolerance = 2;

describe('the corpus', () => {
  let browser: BrowserCorpus;
  beforeAll(async () => {
    browser = await openBrowserCorpus();
  });
  afterAll(() => browser.close());

  it('is large enough', () => expect(Object.keys(corpus).length).toBeGreaterThanOrEqual(60));

  it.each(Object.entries(corpus))('%s is the same in the browser, on the server and as agreed', async (name, scene) => {
    const onServer = await drawOnServer(scene);
    const { findings, ...inBrowser } = await browser.draw(name);
    const { count, largest } = compareImages(onServer, inBrowser);
    process.stdout.write(`${name}: ${count} of ${onServer.width * onServer.height} pixels differ\n`);
    expect(largest).toBeLessThanOrEqual(knownDifference[name] ?? 0);
    expect(findings).toBe(JSON.stringify(onServer.findings));

    const golden = await readGolden(name);
    if (!golden) throw new Error(`${name} has no golden image yet: npm run goldens -w packages/render`);
    expect(compareImages(onServer, golden).largest).toBeLessThanOrEqual(goldenTolerance);
  });
});
