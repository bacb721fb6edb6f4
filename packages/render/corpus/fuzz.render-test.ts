import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRectInside } from '@platen/design/geometry';
import { listAssets, sceneOf } from '@platen/design/scene';
import { arbitraryLayer, type Vocabulary } from '@platen/design/testing/arbitrary-layers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Assets,
  FontError,
  loadAssets,
  openFontFile,
  prepareInMemory,
  RefusedError,
  render,
  UnreadablePicture,
} from '../src/node.ts';
import { corpusSource, fontFiles, picturesDir } from './files.node.ts';
import { isFullRun } from './full-run.ts';
import { fontNames, picture, plain, scene, text } from './scene-parts.ts';

const sceneCount = isFullRun ? 2000 : 250;
const timeMaxMs = 20_000;
const item = (arbitrary: fc.Arbitrary<string>) => arbitrary.map(plain);

/** Everything that the schemas accept: texts of every script, and files that exist, are missing or are damaged. */
const vocabulary: Vocabulary = {
  url: item(fc.constantFrom('photo.jpg', 'glass.png', 'damaged.png', 'nowhere.png', '')),
  fill_image: item(fc.constantFrom('', '', '', 'photo.jpg', 'damaged.png')),
  font_family: item(fc.constantFrom(...fontNames, 'No such font', '')),
  color: item(fc.constantFrom('#123', 'rgba(1,2,3,0.4)', 'none', 'url(photo.jpg)', 'url(nowhere.png)', 'not a color')),
  text: item(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('你好，世界', 'سلام 123', '\n\n', '\u202Eabc', '👨‍👩‍👧'),
    ),
  ),
  font_size: fc.oneof(fc.double({ min: 1, max: 80, noNaN: true }), fc.constantFrom(1, 3000)),
};

describe('the renderer with random input', () => {
  it(`draws ${sceneCount} random scenes or reports a finding`, async () => {
    const every = scene([
      ...fontNames.map((font) => text('x', { font })),
      picture('photo.jpg'),
      picture('glass.png'),
      picture('damaged.png'),
    ]);
    const assets: Assets = await loadAssets(every, corpusSource);
    let drawnCount = 0;
    let longestMs = 0;
    fc.assert(
      fc.property(fc.array(arbitraryLayer(undefined, vocabulary), { minLength: 1, maxLength: 5 }), (layers) => {
        const drawn = sceneOf({ width: 300, height: 200, layers });
        const startedAt = performance.now();
        const { data, findings, bounds } = render(drawn, assets);
        longestMs = Math.max(longestMs, performance.now() - startedAt);
        const isInked = data.some((value, at) => at % 4 === 3 && value > 0);
        if (isInked) drawnCount++;
        // A layer whose bounds lie on the canvas must draw pixels, or a finding must say why it does not.
        const seen = [...bounds.values()].some(
          (each) =>
            each.width > 2 && each.height > 2 && isRectInside(each, { left: 0, top: 0, width: 300, height: 200 }),
        );
        const isClear = JSON.stringify(layers).match(/none|transparent|url\(|#00ff0080/) !== null;
        expect(isInked || !seen || isClear || findings.length > 0).toBe(true);
        expect(listAssets(drawn).images).not.toContain('');
      }),
      { numRuns: sceneCount, seed: 20251115 },
    );
    process.stdout.write(
      `fuzz: ${drawnCount} of ${sceneCount} scenes left a trace, the longest took ${longestMs.toFixed(0)} ms\n`,
    );
    expect(longestMs).toBeLessThan(timeMaxMs);
    expect(drawnCount).toBeGreaterThan(sceneCount / 4);
  });

  it('refuses damaged fonts', async () => {
    const whole = readFileSync(fontFiles['Noto Sans Thai']);
    const woff2 = readFileSync(fontFiles['Noto Serif']);
    const cuts = fc.tuple(
      fc.constantFrom(whole, woff2),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 30 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    await fc.assert(
      fc.asyncProperty(cuts, async ([bytes, changes, share]) => {
        const broken = new Uint8Array(bytes.subarray(0, Math.ceil(bytes.length * share)));
        for (const [at, value] of changes) broken[at % broken.length] = value;
        const font = await openFontFile(broken).catch((error: unknown) => error as Error);
        expect(font instanceof Error ? font : new FontError('damaged')).toBeInstanceOf(FontError);
        if (font instanceof Error) return;
        const drawn = scene([text('Agสวัสดี', { font: 'broken' })]);
        render(drawn, { fonts: new Map([['broken', { state: 'ready', value: font }]]), images: new Map() });
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it('refuses damaged pictures', async () => {
    const files = ['photo.jpg', 'glass.png', 'photo.webp', 'stripes.gif', 'photo.avif'].map((name) =>
      readFileSync(join(picturesDir, name)),
    );
    const cuts = fc.tuple(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    await fc.assert(
      fc.asyncProperty(cuts, async ([bytes, changes, share]) => {
        const broken = new Uint8Array(bytes.subarray(0, Math.ceil(bytes.length * share)));
        for (const [at, value] of changes) broken[at % broken.length] = value;
        const prepared = await prepareInMemory(broken).catch((error: unknown) => error);
        const isPrepared = prepared instanceof Uint8Array;
        if (!isPrepared) expect(prepared).toBeInstanceOf(UnreadablePicture);
        const drawn = scene([picture('broken', { name: 'photo' })]);
        const image = async () => (isPrepared ? prepared : broken);
        const assets = await loadAssets(drawn, { font: async () => undefined, image });
        // What preparation accepts must be drawable. All other bytes may only fail with a typed error.
        if (isPrepared) expect(assets.images.get('broken')?.state).toBe('ready');
        else if (assets.images.get('broken')?.state !== 'ready') {
          expect(() => render(drawn, assets, { mode: 'production' })).toThrow(RefusedError);
        }
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});
