import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { noise } from './testing/sample-files.ts';
import { storedFiles } from './testing/upload-steps.ts';

describe('serving a file', () => {
  const app = useTestApp();
  const get = (url: string, headers: Record<string, string> = {}) => app.call('GET', `root:${url}`, { headers });
  const digits = { filename: 'digits.bin', type: 'application/x-digits', bytes: Buffer.from('0123456789') };

  it('needs no sign-in and is cached forever', async () => {
    const { token } = await app.signUp();
    const bytes = await noise(20, 10).png().toBuffer();
    const { url, key } = await uploadFile(app, token, { filename: '图 "1".png', type: 'image/png', bytes });
    const { status, headers, raw } = await get(url);
    expect(status).toBe(200);
    expect(raw.equals(bytes)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: `"${key}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
      'content-disposition': `inline; filename="_ _1_.png"; filename*=UTF-8''%E5%9B%BE%20%221%22.png`,
    });
  });

  it('finds it by its key only', async () => {
    const { token } = await app.signUp();
    const { key } = await uploadFile(app, token, digits);
    expect(key, '160 random bits').toMatch(/^[0-9a-f]{40}$/);
    expect((await uploadFile(app, token, digits)).key).not.toBe(key);
    const base = '/app_api/v1/blobs';
    expect((await get(`${base}/${key}/another-name`)).raw.toString()).toBe('0123456789');
    expect((await get(`${base}/${key}/${encodeURIComponent('长'.repeat(255))}`)).status).toBe(200);
    for (const path of [
      `${key.slice(0, -1)}/x`,
      `${key.toUpperCase()}g/x`,
      `${key}.w300q80/x`,
      `${'0'.repeat(40)}/x`,
      '..%2f..%2fsecret/x',
      '%2e%2e/secret',
      'incoming/x',
      `${key}/..%2f..%2fsecret/x`,
    ]) {
      expect((await get(`${base}/${path}`)).status, path).toBe(404);
    }
  });

  it('sends files that are not pictures as downloads', async () => {
    const { token } = await app.signUp();
    for (const [filename, type, content] of [
      ['x.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['x.html', 'text/html', '<script>alert(1)</script>'],
    ] as const) {
      const { url } = await uploadFile(app, token, { filename, type, bytes: Buffer.from(content) });
      const { headers } = await get(`${url}?width=10`);
      expect(headers['content-type']).toBe('application/octet-stream');
      expect(headers['content-disposition']).toMatch(/^attachment;/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('sends nothing again to a client that has it', async () => {
    const { token } = await app.signUp();
    const { url, key } = await uploadFile(app, token, digits);
    for (const tag of [`"${key}"`, `W/"${key}"`, `"x", "${key}"`, '*']) {
      const response = await get(url, { 'if-none-match': tag });
      expect(response, tag).toMatchObject({ status: 304, headers: { etag: `"${key}"` } });
      expect(response.raw).toHaveLength(0);
    }
    expect((await get(url, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('supports ranges', async () => {
    const { token } = await app.signUp();
    const { url, key } = await uploadFile(app, token, digits);
    const part = await get(url, { range: 'bytes=2-4' });
    expect(part).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 2-4/10', 'content-length': '3' } });
    expect(part.raw.toString()).toBe('234');
    expect((await get(url, { range: 'bytes=-3' })).raw.toString()).toBe('789');
    expect((await get(url, { range: 'bytes=2-4', 'if-range': `"${key}"` })).status).toBe(206);
    expect((await get(url, { range: 'bytes=2-4', 'if-range': '"older"' })).raw.toString()).toBe('0123456789');
    expect((await get(url, { range: 'bytes=0-1,4-5' })).status).toBe(200);
    const beyond = await get(url, { range: 'bytes=10-' });
    expect(beyond).toMatchObject({ status: 416, body: { code: 41600 }, headers: { 'content-range': 'bytes */10' } });
    expect(beyond.headers['cache-control']).toBe('no-store');
  });

  it('answers HEAD like GET, without the bytes', async () => {
    const { token } = await app.signUp();
    const { url } = await uploadFile(app, token, digits);
    const head = await app.call('HEAD', `root:${url}`);
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': '10', 'accept-ranges': 'bytes' } });
    expect(head.raw).toHaveLength(0);
    const part = await app.call('HEAD', `root:${url}`, { headers: { range: 'bytes=0-3' } });
    expect(part).toMatchObject({ status: 206, headers: { 'content-length': '4' } });
  });

  it('fails without caching headers when its bytes are lost', async () => {
    const { token } = await app.signUp();
    const { url, key } = await uploadFile(app, token, digits);
    await app.platform.store.delete(key);
    const response = await get(url);
    expect(response.status).toBe(500);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.etag).toBeUndefined();
  });
});

describe('a resized copy', () => {
  const app = useTestApp();
  const get = (url: string) => app.call('GET', `root:${url}`);
  const upload = async (filename: string, bytes: Buffer) => {
    const { token } = await app.signUp();
    return uploadFile(app, token, { filename, type: 'application/octet-stream', bytes });
  };

  it('has a supported width, and preserves JPEG photographs and transparency', async () => {
    const photo = await upload('photo.jpg', await noise(400, 200).jpeg().toBuffer());
    const small = await get(`${photo.url}?width=100&quality=60`);
    expect(small.headers).toMatchObject({
      'content-type': 'image/jpeg',
      etag: expect.stringContaining(`"${photo.key}.w100q60.`),
    });
    expect(await sharp(small.raw).metadata()).toMatchObject({ width: 100, height: 50, format: 'jpeg' });
    expect(small.raw.length).toBeLessThan((await get(`${photo.url}?width=100&quality=100`)).raw.length);
    expect(small.headers['cache-control']).toContain('immutable');

    const logo = await upload('logo.png', await noise(400, 200, 4).png().toBuffer());
    const copy = await get(`${logo.url}?width=100`);
    expect(copy.headers).toMatchObject({
      'content-type': 'image/webp',
      etag: expect.stringContaining(`"${logo.key}.w100q80.`),
    });
    expect(copy.headers['content-disposition']).toContain('inline; filename="logo.webp"');
    expect(await sharp(copy.raw).metadata()).toMatchObject({ width: 100, hasAlpha: true });
  });

  it('is rotated by its orientation, without other metadata', async () => {
    const bytes = await noise(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { url } = await upload('turned.jpg', bytes);
    const { raw } = await get(`${url}?width=100`);
    const { width, height, orientation, exif } = await sharp(raw).metadata();
    expect({ width, height, orientation, exif }).toEqual({ width: 100, height: 200 });
  });

  it('is in sRGB, also for a CMYK picture', async () => {
    const bytes = await noise(300, 200).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe('cmyk');
    const { url } = await upload('print.jpg', bytes);
    expect(await sharp((await get(`${url}?width=50`)).raw).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  it('is the first frame of an animation', async () => {
    const frames = await Promise.all(['red', 'blue'].map((color) => frame(color)));
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const { url } = await upload('moving.gif', bytes);
    const { raw } = await get(`${url}?width=10`);
    expect((await sharp(raw).metadata()).pages ?? 1).toBe(1);
    const { dominant } = await sharp(raw).stats();
    expect(dominant.r).toBeGreaterThan(200);
  });

  it('is never larger than the original', async () => {
    const bytes = await noise(120, 60).png().toBuffer();
    const { url, key } = await upload('small.png', bytes);
    for (const width of [120, 121, 4000]) {
      const response = await get(`${url}?width=${width}`);
      expect(response.headers.etag).toBe(`"${key}"`);
      expect(response.raw.equals(bytes)).toBe(true);
    }
  });

  it('is created once for 50 concurrent requests, and reused afterwards', async () => {
    const { url, id } = await upload('burst.jpg', await noise(1200, 800).jpeg().toBuffer());
    const before = await storedFiles(app);
    const responses = await Promise.all(Array.from({ length: 50 }, () => get(`${url}?width=300&quality=80`)));
    expect(new Set(responses.map(({ status, raw }) => `${status} ${raw.length}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    const made = (await storedFiles(app)).filter((name) => !before.includes(name));
    expect(made).toHaveLength(1);
    const { rows } = await sql`select created_at from blob_copies where blob_id = ${id}`.execute(app.db);
    expect(rows).toHaveLength(1);
    await get(`${url}?width=300`);
    expect((await sql`select created_at from blob_copies where blob_id = ${id}`.execute(app.db)).rows).toEqual(rows);
  });

  it('is refused for invalid widths and qualities', async () => {
    const { url } = await upload('x.png', await noise(40, 20).png().toBuffer());
    for (const query of [
      'width=0',
      'width=-5',
      'width=4001',
      'width=abc',
      'width=10.5',
      'width=9&quality=0',
      'quality=101',
    ]) {
      const response = await get(`${url}?${query}`);
      expect(response.status, query).toBe(400);
      expect(response.body.fields?.[0]?.path).toBe(query.includes('quality') ? 'quality' : 'width');
    }
  });

  it('is one of a few variants, whatever is requested', async () => {
    const { url, key, id } = await upload('few.jpg', await noise(700, 20).jpeg().toBuffer());
    for (const [asked, made] of [
      ['width=1', 'w50q80'],
      ['width=299', 'w300q80'],
      ['width=300&quality=1', 'w300q60'],
      ['width=301&quality=81', 'w500q100'],
    ] as const) {
      expect((await get(`${url}?${asked}`)).headers.etag, asked).toMatch(new RegExp(`^"${key}\\.${made}\\.`));
    }
    const widths = Array.from({ length: 60 }, (_, index) => 10 * index + 5);
    for (const width of widths)
      expect((await get(`${url}?width=${width}&quality=${1 + (width % 100)}`)).status).toBe(200);
    const { rows } = await sql`select 1 from blob_copies where blob_id = ${id}`.execute(app.db);
    expect(rows.length).toBeLessThanOrEqual(15);
  });

  it('reports a picture that was damaged in the store', async () => {
    const bytes = await noise(400, 300).png().toBuffer();
    const { url, key } = await upload('broken.png', bytes);
    bytes.fill(0, 2000, 20_000);
    await app.platform.store.put(key, bytes, { byteSize: bytes.length, contentType: 'image/png' });
    const response = await get(`${url}?width=100`);
    expect(response).toMatchObject({ status: 400, body: { code: 40013 } });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

function frame(background: string): Promise<Buffer> {
  return sharp({ create: { width: 80, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}
