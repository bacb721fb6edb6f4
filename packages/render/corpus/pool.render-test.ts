import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { listAssets, type Scene } from '@platen/design/scene';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  loadAssets,
  openRenderPool,
  RefusedError,
  type RenderFile,
  type RenderPool,
  type RenderRequest,
  renderToPng,
} from '../src/node.ts';
import { compareImages } from './compare.ts';
import { corpus } from './corpus.ts';
import { corpusSource, fontFiles, preparedPicture } from './files.node.ts';
import { isFullRun } from './full-run.ts';
import { drawOnServer } from './goldens.node.ts';
import { box, brush, layer, picture, plain, scene, text } from './scene-parts.ts';

/** The built one where there is a build: from its source, a thread takes seconds to start. */
const built = process.env['PLATEN_TEST_SERVER'];
const worker = {
  url: built
    ? new URL('./render-worker.js', pathToFileURL(built))
    : new URL('../src/node/worker-from-source.mjs', import.meta.url),
  execArgv: [],
};
const effect = { format: 'jpeg', quality: 80, dpi: 150, mode: 'preview' } as const;

function fileOf(bytes: Uint8Array): RenderFile {
  return { key: createHash('sha256').update(bytes).digest('hex'), bytes };
}

async function requestOf(drawn: Scene): Promise<RenderRequest> {
  const { fonts, images } = listAssets(drawn);
  const font = (name: string) => fileOf(readFileSync(fontFiles[name as keyof typeof fontFiles]));
  const pictures = images.map(async (url) => [url, fileOf((await preparedPicture(url)) ?? Buffer.alloc(0))] as const);
  return {
    scene: drawn,
    fonts: Object.fromEntries(fonts.map((name) => [name, font(name)])),
    images: Object.fromEntries(await Promise.all(pictures)),
  };
}

/** Several scenes of the corpus stacked vertically, so that each of them crosses the border of a strip. */
function tall(): Scene {
  const names = [
    'group-rotated',
    'text-stroke-translucent',
    'text-weights-synthetic',
    'tile-rotated',
    'code-group',
    'text-fill-image',
  ];
  const parts = names.map((name, index) =>
    layer('Group', { top: index * 170, left: index * 9, width: 320, height: 200 }, corpus[name]?.layers as never),
  );
  return { ...scene(parts, { dpi: 300, areas: { custom: 'photo.jpg' } }, { width: 400, height: 1100 }) };
}

/**
 * A full run draws the largest allowed image; otherwise a third of its width and height, which still takes many strips.
 */
const posterPx = isFullRun ? { width: 26_000, height: 9_200 } : { width: 8_600, height: 3_000 };

/** A layer of every kind, on a canvas that does not fit into memory as a whole. */
function poster(): Scene {
  const { width, height } = posterPx;
  return scene(
    [
      layer('TileImageArea', { width, height, url: plain('photo.jpg'), image_size: { width: 720, height: 480 } }),
      picture('photo.jpg', { left: 400, top: 400, width: 9000, height: 6000, rotate: 4 }),
      text('春眠不觉晓', {
        font: brush,
        left: 10_000,
        top: 200,
        width: 15_000,
        height: 4000,
        font_size: 2800,
        stroke: '#ffffff',
        stroke_width: 60,
      }),
      text('A poster of 239 million pixels', { left: 10_000, top: 5000, width: 15_000, height: 2000, font_size: 900 }),
      box('rgba(255,0,80,0.4)', { left: 12_000, top: 6500, width: 12_000, height: 2000, rotate: 2 }),
    ],
    { dpi: 150 },
    { width, height },
  );
}

describe('the render pool', () => {
  let pool: RenderPool;
  const dir = mkdtempSync(join(tmpdir(), 'platen-render-'));
  beforeAll(() => {
    pool = openRenderPool({ worker, count: 2 });
  });
  afterAll(async () => {
    await pool.close();
    rmSync(dir, { recursive: true });
  });

  async function pngOf(write: (stream: PassThrough) => Promise<unknown>) {
    const stream = new PassThrough();
    const whole = buffer(stream);
    await write(stream);
    stream.end();
    return whole;
  }
  async function pixelsOf(png: Buffer) {
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  }

  it('draws the same pixels in strips as in one piece, with and without threads', async () => {
    const drawn = tall();
    const whole = await drawOnServer(drawn);
    const shares: number[] = [];
    const inThreads = await pngOf(async (stream) =>
      pool.renderToPng(await requestOf(drawn), stream, { onProgress: (share) => shares.push(share) }),
    );
    const alone = await pngOf(async (stream) => renderToPng(drawn, await loadAssets(drawn, corpusSource), stream));
    expect(compareImages(whole, await pixelsOf(inThreads))).toEqual({ count: 0, largest: 0 });
    expect(inThreads.equals(alone)).toBe(true);
    expect(shares.at(-1)).toBe(1);
    expect(await sharp(inThreads).metadata()).toMatchObject({ width: 400, height: 1100, density: 300, space: 'srgb' });
  });

  it(`renders a production image of ${posterPx.width} × ${posterPx.height}`, async () => {
    const path = join(dir, 'poster.png');
    const file = createWriteStream(path);
    await pool.renderToPng(await requestOf(poster()), file);
    await new Promise((resolve) => file.end(resolve));
    expect(await sharp(path).metadata()).toMatchObject({ ...posterPx, density: 150, format: 'png' });
    // Decodes all rows: a wrong checksum or length throws here.
    const stats = await sharp(path, { limitInputPixels: false }).resize(260).stats();
    expect(stats.channels[0]?.stdev).toBeGreaterThan(10);
  }, 300_000);

  it('refuses 30000 × 20000 with a reason', async () => {
    const request = await requestOf(scene([], {}, { width: 30_000, height: 20_000 }));
    const message = '30000 × 20000 is more than can be drawn: at most 26000 px a side and 240000000 px in all';
    await expect(pool.renderToPng(request, new PassThrough())).rejects.toThrow(message);
    await expect(pool.renderImage(request, effect)).rejects.toThrow(message);
  });

  it('refuses to print with missing assets, names them, and writes nothing', async () => {
    const drawn = scene([picture('nowhere.png', { name: '照片' }), text('?', { font: 'No such font', name: '标题' })]);
    const stream = new PassThrough();
    const refused = pool.renderToPng({ scene: drawn, fonts: {}, images: {} }, stream);
    await expect(refused).rejects.toThrow(RefusedError);
    await expect(refused).rejects.toMatchObject({
      findings: [
        { kind: 'missing_image', layer_name: '照片' },
        { kind: 'missing_font', layer_name: '标题' },
      ],
    });
    expect(stream.readableLength).toBe(0);
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'renders effect images as %s, limited to the requested width',
    async (format) => {
      const drawn = tall();
      const { bytes, width, findings } = await pool.renderImage(await requestOf(drawn), {
        ...effect,
        format,
        widthMaxPx: 150,
      });
      const { exif, ...metadata } = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format, width: 150, height: 413 });
      // WebP stores its resolution only in EXIF, which sharp does not read: 150,000 / 1,000.
      const hasDpi =
        format === 'webp' ? exif?.includes(Buffer.from('f0490200e8030000', 'hex')) : metadata.density === 150;
      expect(hasDpi).toBe(true);
      expect({ width, findings: findings.length > 0 }).toEqual({ width: 150, findings: true });
    },
  );

  it('aborts queued and running drawings at once and continues with the others', async () => {
    const request = await requestOf(poster());
    const stop = new AbortController();
    const running = pool.renderToPng(request, new PassThrough().resume(), { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('no longer wanted')), 300);
    await expect(running).rejects.toThrow('no longer wanted');
    await expect(pool.renderImage(await requestOf(tall()), effect)).resolves.toMatchObject({ width: 400 });
  });

  it('ends a drawing that exceeds its time limit', async () => {
    const slow = pool.renderImage(await requestOf(poster()), { ...effect, format: 'png' }, { timeoutMs: 200 });
    await expect(slow).rejects.toMatchObject({ name: 'RenderThreadError', reason: 'timed_out' });
    await expect(pool.renderImage(await requestOf(tall()), effect)).resolves.toMatchObject({ width: 400 });
  });

  it.runIf(isFullRun)('needs no more memory for thousands of layers than for one, until the time limit', async () => {
    const size = { width: 1500, height: 20_000 };
    const crowd = scene(
      Array.from({ length: 2000 }, (_, index) => box('rgba(255,0,80,0.4)', { ...size, left: index % 7, rotate: 0.5 })),
      {},
      size,
    );
    const one = openRenderPool({ worker, count: 1 });
    await one.renderImage(await requestOf(tall()), effect);
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
    const drawn = one.renderImage(await requestOf(crowd), effect, { timeoutMs: 6000 });
    await expect(drawn).rejects.toMatchObject({ reason: 'timed_out' });
    clearInterval(watch);
    // The image, the surface for a few rows, and memory that is not collected yet.
    expect(most - before).toBeLessThan(600 * 1024 * 1024);
    await one.close();
  });

  it('draws a tall image in parts with the same pixels as in one piece', async () => {
    const drawn = { ...tall(), height: 1100 };
    const wide = { ...drawn, width: 2400 };
    const whole = await drawOnServer(wide);
    const { bytes } = await pool.renderImage(await requestOf(wide), { ...effect, format: 'png' });
    expect(compareImages(whole, await pixelsOf(Buffer.from(bytes)))).toEqual({ count: 0, largest: 0 });
  });

  it('reuses its memory from image to image without changing pixels', async () => {
    const one = openRenderPool({ worker, count: 1 });
    const scenes = ['photo.jpg', 'glass.png', 'fine.png'].map((url, index) =>
      scene([picture(url, { rotate: index * 5 }), picture('dots.png', { left: 200 }), text('Lily')]),
    );
    // Assets of customers, which are used once; then assets of templates, which stay cached.
    for (const round of ['first', 'second', 'known', 'known', 'known']) {
      for (const drawn of scenes) {
        const { images, ...request } = await requestOf(drawn);
        const named: RenderRequest['images'] = Object.fromEntries(
          Object.entries(images).map(([url, { bytes }]) => [url, { key: `${round} ${url}`, bytes }]),
        );
        const own = { ...request, images: named };
        const { bytes } = await one.renderImage(own, { ...effect, format: 'png' });
        const seen = await pixelsOf(Buffer.from(bytes));
        expect(compareImages(await drawOnServer(drawn), seen), round).toEqual({ count: 0, largest: 0 });
      }
    }
    await one.close();
  });

  it.runIf(isFullRun)(
    'loads photos at the size in which they are shown if they would not fit into memory',
    async () => {
      const [width, height] = [12_000, 9000];
      const vast = await sharp({ create: { width, height, channels: 3, background: '#4080c0' } })
        .png({ compressionLevel: 1 })
        .toBuffer();
      const photos = Array.from({ length: 6 }, (_, index) => `photo-${index}`);
      const sheet = (side: number) =>
        scene(
          photos.map((name, index) => picture(name, { left: index * 10, top: 0, width: side, height: side })),
          {},
          { width: 400, height: 100 },
        );
      const images = Object.fromEntries(photos.map((name) => [name, { key: name, bytes: vast }]));
      const before = process.memoryUsage.rss();
      const png = await pngOf((stream) => pool.renderToPng({ scene: sheet(100), fonts: {}, images }, stream));
      expect(
        (await pixelsOf(png)).data.subarray(0, 3).every((part, at) => Math.abs(part - ([64, 128, 192][at] ?? 0)) < 4),
      ).toBe(true);
      expect(process.memoryUsage.rss() - before).toBeLessThan(900 * 1024 * 1024);
      // Shown at full size, the photos cannot be held in memory.
      const refused = pool.renderToPng({ scene: sheet(9000), fonts: {}, images }, new PassThrough());
      await expect(refused).rejects.toMatchObject({ name: 'TooLargeError' });
    },
  );

  it('continues after a thread has died', async () => {
    const weak = openRenderPool({ worker, count: 1, heapMaxMb: 24 });
    const request = await requestOf(corpus['text-latin'] as Scene);
    const crowd = scene(Array.from({ length: 60_000 }, () => text('x'.repeat(100))));
    await expect(weak.renderImage({ ...request, scene: crowd }, effect)).rejects.toMatchObject({ reason: 'crashed' });
    expect((await weak.renderImage(request, effect)).bytes.length).toBeGreaterThan(0);
    await weak.close();
  });

  it('draws urgent tasks first and shares the threads between owners', async () => {
    const one = openRenderPool({ worker, count: 1 });
    const order: string[] = [];
    const request = await requestOf(corpus['text-latin'] as Scene);
    const ask = (name: string, place: { owner?: string; isUrgent?: boolean }) =>
      one.renderImage(request, effect, place).then(() => order.push(name));
    await Promise.all([
      ask('first', { owner: 'one' }),
      ask('second', { owner: 'one' }),
      ask('third', { owner: 'one' }),
      ask('other', { owner: 'two' }),
      ask('preview', { owner: 'one', isUrgent: true }),
    ]);
    expect(order).toEqual(['first', 'preview', 'other', 'second', 'third']);
    await one.close();
  });
});
