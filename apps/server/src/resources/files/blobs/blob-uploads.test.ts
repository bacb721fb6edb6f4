import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { apiBasePath } from '@platen/model/api';
import { blobMaxBytes, type DirectUpload } from '@platen/model/files/blobs';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { chunk, noise, pngWithClaimedSize, type SampleFile, zipOf } from './testing/sample-files.ts';
import { md5Base64, putBytes, requestUpload, storedFiles } from './testing/upload-steps.ts';

const text: SampleFile = { filename: 'note.txt', type: 'text/plain', bytes: Buffer.from('hello press') };

describe('a direct upload', () => {
  const app = useTestApp();

  it.skipIf(process.platform !== 'linux')('tells a full disk as such, with when to come again', async () => {
    const { token } = await app.signUp();
    const { body } = await requestUpload(app, token, text);
    const { store } = app.platform;
    // A device that is always full, so that the error is the system's own.
    app.platform.store = { ...store, receive: () => writeFile('/dev/full', 'x') as never };
    const refused = await putBytes(app, body, text.bytes);
    app.platform.store = store;
    expect(refused).toMatchObject({ status: 503, body: { code: 50303 }, headers: { 'retry-after': '60' } });
    expect(refused.body.message).toContain('storage is full');
    expect((await putBytes(app, body, text.bytes)).status).toBe(204);
  });

  it('is requested, put, and served', async () => {
    const { token } = await app.signUp();
    const bytes = await noise(64, 48).png().toBuffer();
    const { status, body } = await requestUpload(
      app,
      token,
      { filename: '猫 #1.png', type: 'image/png', bytes },
      { tags: ['cat', 'pet'] },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      filename: '猫 #1.png',
      content_type: 'image/png',
      byte_size: bytes.length,
      checksum: md5Base64(bytes),
      metadata: {},
      service_name: 'folder',
      tag_list: ['cat', 'pet'],
      signed_id: body.key,
    });
    expect(body.key).toMatch(/^[0-9a-f]{40}$/);
    expect(body.direct_upload).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost(:80)?\/app_api\/v1\/active_storage\/uploads\/[\w.-]+$/),
      headers: { 'Content-Type': 'image/png', 'Content-MD5': md5Base64(bytes) },
      blob_url: `${apiBasePath}/blobs/${body.key}/${encodeURIComponent('猫 #1.png')}`,
    });

    expect((await app.call('GET', `root:${body.url}`)).status).toBe(404);
    expect((await putBytes(app, body, bytes)).status).toBe(204);
    const served = await app.call('GET', `root:${body.url}`);
    expect(served.status).toBe(200);
    expect(served.raw.equals(bytes)).toBe(true);
  });

  it.each([
    ['a CMYK JPEG', 'photo.jpg', 'image/jpeg', () => noise(40, 30).toColourspace('cmyk').jpeg().toBuffer()],
    ['16 bits a channel', 'deep.png', 'image/png', () => noise(40, 30).toColourspace('rgb16').png().toBuffer()],
    ['a TIFF', 'scan.tif', 'image/tiff', () => noise(40, 30).tiff().toBuffer()],
  ])('stores %s unchanged, and its levels in sRGB', async (_what, filename, type, draw) => {
    const { token } = await app.signUp();
    const bytes = await draw();
    const { body } = await requestUpload(app, token, { filename, type, bytes });
    expect((await putBytes(app, body, bytes)).status).toBe(204);
    expect((await putBytes(app, body, bytes)).status).toBe(204);
    expect((await app.call('GET', `root:${body.url}`)).raw.equals(bytes)).toBe(true);
    const drawn = await app.call('GET', `root:${body.url}?drawn=whole`);
    expect(drawn.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': String(drawn.raw.length) });
    expect(await sharp(drawn.raw).metadata()).toMatchObject({
      format: 'png',
      space: 'srgb',
      depth: 'uchar',
      width: 40,
    });
  });

  it('can be repeated, even concurrently, and is not replaced by a wrong one', async () => {
    const { token } = await app.signUp();
    const { body } = await requestUpload(app, token, text);
    const responses = await Promise.all([putBytes(app, body, text.bytes), putBytes(app, body, text.bytes)]);
    expect(responses.map(({ status }) => status)).toEqual([204, 204]);
    expect((await putBytes(app, body, Buffer.from('HELLO PRESS'))).body.code).toBe(40010);
    expect((await putBytes(app, body, text.bytes)).status).toBe(204);
    expect((await app.call('GET', `root:${body.url}`)).raw.toString()).toBe('hello press');
  });

  it('detects the type from the bytes, whatever was declared', async () => {
    const { token } = await app.signUp();
    const jpeg = await noise(40, 30).jpeg().toBuffer();
    const typeOf = async (file: SampleFile) => {
      const { url } = await uploadFile(app, token, file);
      return (await app.call('HEAD', `root:${url}`)).headers['content-type'];
    };
    expect(await typeOf({ filename: 'photo.png', type: 'image/png', bytes: jpeg })).toBe('image/jpeg');
    expect(await typeOf({ filename: 'photo', type: 'application/x-unknown', bytes: jpeg })).toBe('image/jpeg');
    expect(await typeOf({ ...text, type: 'text/html' })).toBe('application/octet-stream');
  });

  it('stores the displayed size, after orientation', async () => {
    const { token } = await app.signUp();
    const bytes = await noise(60, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { id } = await uploadFile(app, token, { filename: 'turned.jpg', type: 'image/jpeg', bytes });
    const { rows } = await sql<object>`select width, height from blobs where id = ${id}`.execute(app.db);
    expect(rows).toEqual([{ width: 20, height: 60 }]);
  });

  it('cleans names with special meanings', async () => {
    const { token } = await app.signUp();
    const name = async (filename: string) => (await requestUpload(app, token, { ...text, filename })).body.filename;
    expect(await name('../../etc/passwd')).toBe('.._.._etc_passwd');
    expect(await name('a\\b\r\nSet-Cookie: x\u0007.txt')).toBe('a_b__Set-Cookie: x_.txt');
    expect(await name('invoice\u202efdp.exe')).toBe('invoice_fdp.exe');
    for (const filename of ['\ud800.png', 'a\0.png']) {
      expect((await requestUpload(app, token, { ...text, filename })).body.fields?.map(({ path }) => path)).toEqual([
        'filename',
      ]);
    }
  });

  it('returns the address under which the client reached the server', async () => {
    const { token } = await app.signUp();
    const headers = { host: 'press.example:8443' };
    const body = { filename: 'x', content_type: 'a/b', byte_size: 1, base64_digest: md5Base64('x') };
    const response = await app.call<DirectUpload>('POST', '/active_storage/direct_upload', { token, headers, body });
    expect(response.body.direct_upload.url).toMatch(/^http:\/\/press\.example:8443\/app_api/);
  });

  it('is refused for an invalid announcement, field by field', async () => {
    const { token } = await app.signUp();
    const fields = async (changes: object) =>
      (await requestUpload(app, token, text, changes)).body.fields?.map(({ path }) => path);
    expect(await fields({ filename: ' ' })).toEqual(['filename']);
    expect(await fields({ byte_size: 0, base64_digest: 'x', content_type: 'x' })).toEqual([
      'content_type',
      'byte_size',
      'base64_digest',
    ]);
    expect(await fields({ byte_size: blobMaxBytes + 1 })).toEqual(['byte_size']);
    expect(await fields({ content_type: 'image/png\r\nx-evil: 1' })).toEqual(['content_type']);
    expect(await fields({ tags: ['a,b'] })).toEqual(['tags[0]']);
  });
});

describe('a direct upload behind a configured address', () => {
  const app = useTestApp({ PLATEN_PUBLIC_URL: 'https://print.example/' });

  it('returns that address', async () => {
    const { token } = await app.signUp();
    const { body } = await requestUpload(app, token, text);
    expect(body.direct_upload.url).toMatch(/^https:\/\/print\.example\/app_api/);
  });
});

describe('refused uploads, with nothing stored', () => {
  const app = useTestApp();
  const refusalOf = async (file: SampleFile, sent = file.bytes) => {
    const { token } = await app.signUp();
    const { body } = await requestUpload(app, token, file);
    const response = await putBytes(app, body, sent);
    expect(await storedFiles(app)).toEqual([]);
    expect((await app.call('GET', `root:${body.url}`)).status).toBe(404);
    return response.body;
  };

  it('a different MD5', async () => {
    const refusal = await refusalOf(text, Buffer.from('HELLO PRESS'));
    expect(refusal).toMatchObject({ code: 40010 });
    expect(refusal.error_message).toContain('note.txt');
  });

  it('too few bytes, too many, none', async () => {
    expect((await refusalOf(text, Buffer.from('hello'))).code).toBe(40010);
    expect((await refusalOf(text, Buffer.from('hello press!'))).code).toBe(40010);
    expect((await refusalOf(text, Buffer.alloc(0))).code).toBe(40010);
  });

  it('a zip named .png', async () => {
    const refusal = await refusalOf({ filename: 'art.png', type: 'image/png', bytes: await zipOf('a.txt') });
    expect(refusal).toMatchObject({ code: 40011 });
    expect(refusal.error_message).toMatch(/^“art\.png” is not one of the accepted file types: png, jpg/);
  });

  it('HTML declared as a picture, and a picture declared as a font', async () => {
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    expect((await refusalOf({ filename: 'x.PNG', type: 'text/plain', bytes: page })).code).toBe(40011);
    expect((await refusalOf({ filename: 'x', type: 'image/bmp', bytes: page })).code).toBe(40011);
    const png = await noise(4, 4).png().toBuffer();
    expect((await refusalOf({ filename: 'x.ttf', type: 'font/ttf', bytes: png })).code).toBe(40011);
  });

  it('a picture of 300 million pixels, before it is decoded', async () => {
    const refusal = await refusalOf({
      filename: 'wall.png',
      type: 'image/png',
      bytes: pngWithClaimedSize(20_000, 15_000),
    });
    expect(refusal).toMatchObject({ code: 40012 });
    expect(refusal.error_message).toContain('240000000');
  });

  it.each(['png', 'jpeg', 'gif', 'webp', 'tiff'] as const)('a truncated %s', async (format) => {
    const whole = await noise(40, 40).toFormat(format).toBuffer();
    const bytes = whole.subarray(0, 24);
    expect((await refusalOf({ filename: 'x', type: 'a/b', bytes })).code).toBe(40013);
  });

  it.each([
    ['a PNG without an end', 40034, async () => (await noise(40, 40).png().toBuffer()).subarray(0, -12)],
    ['a lossless JPEG', 40035, async () => withMarker(await noise(40, 40).jpeg().toBuffer(), 0xc0, 0xc3)],
    ['a PNG in HDR', 40036, async () => withHdr(await noise(40, 40).png().toBuffer())],
  ])('%s, with the reason', async (_what, code, make) => {
    expect(await refusalOf({ filename: 'x', type: 'a/b', bytes: await make() })).toMatchObject({ code });
  });

  it('a forged token, or one of a deleted file', async () => {
    const { token } = await app.signUp();
    const { body } = await requestUpload(app, token, text);
    const forged = body.direct_upload.url.replace(body.key, 'f'.repeat(40));
    const response = await putBytes(
      app,
      { ...body, direct_upload: { ...body.direct_upload, url: forged } },
      text.bytes,
    );
    expect(response).toMatchObject({ status: 403, body: { code: 40302 } });
    await app.call('DELETE', `/active_storage/blobs/${body.id}`, { token });
    expect((await putBytes(app, body, text.bytes)).status).toBe(403);
    expect(await storedFiles(app)).toEqual([]);
  });

  it('an anonymous announcement', async () => {
    expect(await requestUpload(app, 'nobody', text)).toMatchObject({ status: 401 });
  });
});

describe('an upload over a real connection', () => {
  const app = useTestApp();

  async function openUpload(byteSize: number) {
    const { token } = await app.signUp();
    const file = { filename: 'big.bin', type: 'application/octet-stream', bytes: Buffer.alloc(byteSize, 7) };
    const { body } = await requestUpload(app, token, file);
    if (!app.http.server.listening) await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.http.server.address() as AddressInfo;
    const { pathname } = new URL(body.direct_upload.url);
    return { port, pathname, url: `http://127.0.0.1:${port}${pathname}`, headers: body.direct_upload.headers, file };
  }

  it('accepts 40 MB', async () => {
    const { url, headers, file } = await openUpload(40 * 1024 * 1024);
    const response = await fetch(url, { method: 'PUT', headers, body: file.bytes });
    expect(response.status).toBe(204);
  });

  it('gets an error when it sends more than announced', async () => {
    const { url, headers, file } = await openUpload(1024 * 1024);
    const response = await fetch(url, { method: 'PUT', headers, body: Buffer.concat([file.bytes, file.bytes]) });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 40010 });
    // The rest of the body is discarded: the same connection serves the next request.
    expect((await fetch(new URL('/healthz', url))).status).toBe(200);
  });

  it('leaves nothing when the connection breaks', async () => {
    const before = await storedFiles(app);
    const { port, pathname, file } = await openUpload(1024 * 1024);
    const socket = connect(port, '127.0.0.1');
    socket.write(`PUT ${pathname} HTTP/1.1\r\nhost: x\r\ncontent-length: ${file.bytes.length}\r\n\r\n`);
    socket.write(file.bytes.subarray(0, 300_000));
    await wait(100);
    expect((await storedFiles(app)).length).toBe(before.length + 1);
    socket.destroy();
    await once(socket, 'close');
    await expect.poll(() => storedFiles(app)).toEqual(before);
  });
});

describe('an upload of every kind of picture', () => {
  const app = useTestApp();

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const)('%s: type and size', async (format) => {
    const { token } = await app.signUp();
    const bytes = await noise(140, 100).toFormat(format).toBuffer();
    const { url } = await uploadFile(app, token, { filename: `x.${format}`, type: `image/${format}`, bytes });
    const { headers, raw } = await app.call('GET', `root:${url}?width=100`);
    expect(headers['content-type']).toBe(format === 'jpeg' ? 'image/jpeg' : 'image/webp');
    expect(await sharp(raw).metadata()).toMatchObject({ width: 100, height: 71, space: 'srgb' });
  });
});

function withMarker(jpeg: Buffer, from: number, to: number): Buffer {
  jpeg[jpeg.indexOf(Buffer.from([0xff, from])) + 1] = to;
  return jpeg;
}

/** The BT.2100 PQ parameters, after the header. */
function withHdr(png: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), chunk('cICP', Buffer.from([9, 16, 0, 1])), png.subarray(33)]);
}
