import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { newLayer } from '@platen/design/new-layer';
import { type PrintOptions, plainPrint } from '@platen/design/print-options';
import { type Scene, sceneOf } from '@platen/design/scene';
import type { FontLibrary } from '@platen/model/catalogue/font-libraries';
import { findingText } from '@platen/render/node';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pngOf, pressProfile } from '../../../platform/testing/test-images.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { getFileRef, openBlobByUrl } from '../blobs/blobs.service.ts';
import { claimRender, findRender } from './renders.queries.ts';
import { cancelRenders, findOrCreateRender, finishRender, renderNow } from './renders.service.ts';

const pacifico = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/pacifico/400Regular/Pacifico_400Regular.ttf',
);

describe('renders', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const ctx = () => ({ platform: app.platform, db: app.db });
  let photo = '';
  let token = '';

  beforeAll(async () => {
    token = (await app.signUp('staff')).token;
    const bytes = await pngOf(400, 300, '#d04040');
    photo = (await uploadFile(app, token, { filename: 'photo.png', type: 'image/png', bytes })).direct_upload.blob_url;
    const font = await uploadFile(app, token, {
      filename: 'Pacifico.ttf',
      type: 'font/ttf',
      bytes: await readFile(pacifico),
    });
    await app.call<FontLibrary>('POST', '/font_libraries', {
      token,
      body: { name: 'Pacifico', font_file_id: font.id },
    });
  });

  function imageLayer(url: string) {
    const layer = newLayer('Image', { dpi: 150 });
    return {
      ...layer,
      name: '照片',
      left: 10,
      top: 10,
      width: 200,
      height: 150,
      url: { ...layer.url, value: url, editable: false },
    };
  }
  function textLayer(text: string, font: string) {
    const layer = newLayer('TextRect', { dpi: 150 });
    const { text: words, font_family } = layer;
    return {
      ...layer,
      name: '名字',
      width: 300,
      height: 60,
      text: { ...words, value: text },
      font_family: { ...font_family, value: font },
    };
  }
  const scene = (...layers: Parameters<typeof sceneOf>[0]['layers']) =>
    sceneOf({ width: 400, height: 320, layers }, { dpi: 300 });
  const bytesOf = async (blobId: number | null) => {
    const { url } = await getFileRef(app.db, blobId ?? 0);
    return buffer(await openBlobByUrl(ctx(), url));
  };

  it('are drawn once for the same content, whatever the address of the picture', async () => {
    const first = await renderNow(ctx(), scene(imageLayer(photo), textLayer('Anna', 'Pacifico')), 'effect');
    expect(first).toMatchObject({ state: 'done', width: 400, height: 320, findings: [] });
    expect(await sharp(await bytesOf(first.blob_id)).metadata()).toMatchObject({ format: 'jpeg', width: 400 });
    const file = { filename: 'again.png', type: 'image/png', bytes: await pngOf(400, 300, '#d04040') };
    const copy = (await uploadFile(app, token, file)).direct_upload.blob_url;
    const elsewhere = JSON.parse(JSON.stringify(first.scene).replaceAll(photo, copy)) as Scene;
    expect((await renderNow(ctx(), elsewhere, 'effect')).id).toBe(first.id);
    expect((await renderNow(ctx(), first.scene, 'custom')).id).not.toBe(first.id);
  });

  it('are full size with their density for production images', async () => {
    const row = await findOrCreateRender(ctx(), scene(imageLayer(photo)), 'production');
    expect(row.state).toBe('queued');
    const done = await finishRender(ctx(), row);
    expect(done).toMatchObject({ id: row.id, state: 'done', progress: 1 });
    const png = await bytesOf(done.blob_id);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 400, height: 320, density: 300 });
    const { data } = await sharp(png)
      .extract({ left: 50, top: 50, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0xd0, 0x40, 0x40]);
  });

  it('include a print file if the template requires one', async () => {
    const bytes = await pressProfile();
    const profile = await uploadFile(app, token, { filename: 'press.icc', type: 'application/octet-stream', bytes });
    const image = scene(imageLayer(photo));
    const printed = async (set: Partial<PrintOptions>) => {
      const print = { ...plainPrint, ...set };
      const row = await renderNow(ctx(), { ...image, print }, 'production');
      expect(row).toMatchObject({ state: 'done', width: 400, height: 320 });
      expect(await sharp(await bytesOf(row.blob_id)).metadata()).toMatchObject({
        format: 'png',
        density: 300,
        icc: expect.any(Buffer),
      });
      return { row, file: row.print_blob_id === null ? undefined : await bytesOf(row.print_blob_id) };
    };
    expect((await printed({})).file).toBeUndefined();
    const { file: pdf, row } = await printed({ format: 'pdf', bleed_mm: 2 });
    expect(pdf?.toString('latin1', 0, 8)).toBe('%PDF-1.6');
    expect((await printed({ format: 'pdf', bleed_mm: 2 })).row.id).toBe(row.id);
    const { file: tiff } = await printed({ format: 'tiff', profile: profile.direct_upload.blob_url });
    const { icc, ...metadata } = await sharp(tiff).metadata();
    expect(metadata).toMatchObject({ format: 'tiff', space: 'cmyk', density: 300 });
    // Not by a matcher, which compares the bytes of a profile one by one for half a minute.
    expect(icc?.equals(bytes)).toBe(true);
  });

  it('are refused for good if trimming would leave nothing, with the size and the maximum', async () => {
    const print = { ...plainPrint, format: 'pdf' as const, bleed_mm: 14 };
    const row = await renderNow(ctx(), { ...scene(imageLayer(photo)), print }, 'production');
    expect(row.state).toBe('refused');
    expect(row.findings.map((finding) => findingText(finding, 'en-US'))).toEqual([
      '33.9 × 27.1 mm: the bleed is too large, nothing is left after trimming. At most 13.4 mm for this size',
    ]);
  });

  it('print black text in black ink only, within the ink limit', async () => {
    const bytes = await pressProfile();
    const profile = await uploadFile(app, token, { filename: 'press.icc', type: 'application/octet-stream', bytes });
    const photoBelow = { filename: 'dark.png', type: 'image/png', bytes: await pngOf(400, 320, '#201810') };
    const dark = (await uploadFile(app, token, photoBelow)).direct_upload.blob_url;
    const printed = async (set: Partial<PrintOptions>) => {
      const print = { ...plainPrint, format: 'tiff' as const, profile: profile.direct_upload.blob_url, ...set };
      const layers = [
        { ...imageLayer(dark), width: 400, height: 160 },
        { ...textLayer('III', 'Pacifico'), top: 200 },
      ];
      const row = await renderNow(ctx(), { ...scene(...layers), print }, 'production');
      expect(row).toMatchObject({ state: 'done' });
      const tiff = sharp(await bytesOf(row.print_blob_id))
        .pipelineColourspace('cmyk')
        .toColourspace('cmyk');
      const { data, info } = await tiff.raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 400, height: 320, channels: 4 });
      const found = { most: 0, mostOfLetters: 0, hasPureBlack: false };
      for (let at = 0; at < data.length; at += 4) {
        const inks = [...data.subarray(at, at + 4)];
        const percent = Math.round(inks.reduce((sum, ink) => sum + ink, 0) / 2.55);
        found.most = Math.max(found.most, percent);
        // The letters are below the photo.
        if (at < 400 * 200 * 4) continue;
        found.mostOfLetters = Math.max(found.mostOfLetters, percent);
        found.hasPureBlack ||= inks.join() === '0,0,0,255';
      }
      return found;
    };
    const rich = await printed({});
    expect(rich.hasPureBlack).toBe(false);
    expect(rich.mostOfLetters).toBeGreaterThan(200);
    const limited = await printed({ pure_black_text: true, ink_limit: 220 });
    expect(limited.hasPureBlack).toBe(true);
    expect(limited.mostOfLetters).toBeLessThanOrEqual(101);
    expect(limited.most).toBeLessThanOrEqual(220);
  });

  it('name the layer that prevents a production image, but still preview it', async () => {
    const broken = scene(
      imageLayer('/app_api/v1/blobs/0000000000000000000000000000000000000000/gone.png'),
      textLayer('名', 'Pacifico'),
    );
    const refused = await renderNow(ctx(), broken, 'production');
    expect(refused.state).toBe('refused');
    expect(refused.findings.map(({ kind, layer_name }) => [kind, layer_name])).toEqual([
      ['missing_image', '照片'],
      ['missing_glyph', '名字'],
    ]);
    expect(await renderNow(ctx(), broken, 'effect')).toMatchObject({ state: 'done' });
  });

  it('are retried, not refused, when the store does not respond', async () => {
    const bytes = await pngOf(70, 70, '#204060');
    const file = await uploadFile(app, token, { filename: 'slow.png', type: 'image/png', bytes });
    const row = await findOrCreateRender(ctx(), scene(imageLayer(file.direct_upload.blob_url)), 'production');
    const outage = vi.spyOn(app.platform.store, 'open').mockRejectedValueOnce(new Error('no answer'));
    await expect(finishRender(ctx(), row)).rejects.toThrow('no answer');
    outage.mockRestore();
    expect(await findRender(app.db, row.id)).toMatchObject({ state: 'queued', error: 'no answer' });
    expect(await finishRender(ctx(), row)).toMatchObject({ state: 'done', failure: null });
  });

  it('refuse images that are too large, with a reason', async () => {
    const huge = sceneOf({ width: 30_000, height: 20_000, layers: [] });
    expect(await renderNow(ctx(), huge, 'production')).toMatchObject({
      state: 'failed',
      failure: 'too_large',
      error: expect.stringContaining('30000 × 20000'),
    });
  });

  it('refuse photos that exceed the memory limit, before reading them', async () => {
    const urls = await Promise.all(
      ['#123456', '#654321', '#abcdef'].map(async (color) => {
        const file = { filename: 'vast.png', type: 'image/png', bytes: await pngOf(60, 60, color) };
        const { id, direct_upload } = await uploadFile(app, token, file);
        await sql`update blobs set byte_size = ${400 * 1024 * 1024} where id = ${id}`.execute(app.db);
        return direct_upload.blob_url;
      }),
    );
    const row = await renderNow(ctx(), scene(...urls.map(imageLayer)), 'production');
    expect(row).toMatchObject({ state: 'failed', failure: 'too_large' });
    expect(await renderNow(ctx(), scene(...urls.slice(1).map(imageLayer)), 'production')).toMatchObject({
      state: 'done',
    });
  });

  it('are awaited while their process lives, and taken over when it has died', async () => {
    const row = await findOrCreateRender(ctx(), scene(textLayer('Orphan', 'Pacifico')), 'effect');
    await claimRender(app.db, row.id, 30_000);
    const waiting = finishRender(ctx(), row);
    const early = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 600, 'waits'))]);
    expect(early).toBe('waits');
    await sql`update renders set alive_at = now() - interval '31 seconds' where id = ${row.id}`.execute(app.db);
    expect(await waiting).toMatchObject({ id: row.id, state: 'done' });
  });

  describe('when canceled', () => {
    /** Starts drawing, and stops right before the first pixel until `go` resolves. */
    async function startDrawing(text: string, go: (signal: AbortSignal | undefined) => Promise<unknown>) {
      const row = await findOrCreateRender(ctx(), scene(textLayer(text, 'Pacifico')), 'production');
      const pool = app.platform.renderer.pool();
      const { renderToPng } = pool;
      const drawing = vi.spyOn(pool, 'renderToPng').mockImplementationOnce(async (request, stream, control) => {
        await go(control?.signal);
        return renderToPng(request, stream, control);
      });
      const finished = finishRender(ctx(), row);
      await vi.waitFor(() => expect(drawing).toHaveBeenCalled());
      drawing.mockRestore();
      return { row, finished };
    }

    it('are stopped, and drawn when requested again', async () => {
      const { row, finished } = await startDrawing('Stopped', (signal) => once(signal as AbortSignal, 'abort'));
      await cancelRenders(app.db, [row.id]);
      expect((await finished).state).toBe('cancelled');
      expect(await findRender(app.db, row.id)).toMatchObject({ state: 'cancelled', blob_id: null });
      expect((await finishRender(ctx(), row)).state).toBe('done');
    });

    it('stay canceled although they were drawn before it was noticed', async () => {
      const gate = new AbortController();
      const { row, finished } = await startDrawing('Too late', () => once(gate.signal, 'abort'));
      await cancelRenders(app.db, [row.id]);
      gate.abort();
      expect((await finished).state).toBe('cancelled');
      expect(await findRender(app.db, row.id)).toMatchObject({ state: 'cancelled', blob_id: null });
    });

    it('belong to whoever requested them again', async () => {
      const gate = new AbortController();
      const { row, finished } = await startDrawing('Twice', () => once(gate.signal, 'abort'));
      await cancelRenders(app.db, [row.id]);
      const claimed = await claimRender(app.db, row.id, 30_000);
      gate.abort();
      const early = await Promise.race([finished, new Promise((done) => setTimeout(done, 600, 'waits'))]);
      expect(early).toBe('waits');
      expect(await findRender(app.db, row.id)).toMatchObject({ state: 'running', started_at: claimed?.started_at });
      await cancelRenders(app.db, [row.id]);
      expect((await finished).state).toBe('cancelled');
    });
  });

  it('are drawn once for concurrent requests', async () => {
    const wanted = scene(textLayer('Together', 'Pacifico'));
    const rows = await Promise.all(Array.from({ length: 6 }, () => renderNow(ctx(), wanted, 'effect')));
    expect(new Set(rows.map(({ blob_id }) => blob_id)).size).toBe(1);
    expect(rows.every(({ state }) => state === 'done')).toBe(true);
  });
});
