import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CustomPage } from '@platen/model/storefront/custom-pages';
import { xssVectors } from '@platen/pages/testing/xss-vectors';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../../../platform/testing/test-images.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';

describe('a public page', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api', PLATEN_PUBLIC_URL: 'http://print.example/' });
  const read = (path: string, headers: Record<string, string> = {}) =>
    app.call('GET', `root:${path}`, { headers: { host: 'print.example', ...headers } });

  async function publish(sections: object[], words: object = {}): Promise<string> {
    const { token } = await app.signUp('staff');
    const call = app.as(token);
    const body = { title: '夏日 <b>“季”</b>', configs: JSON.stringify(sections), ...words };
    const { id, public_url }: CustomPage = await call('POST /custom_pages', { body });
    await call('POST /custom_pages/:id/publish', { params: { id } });
    return public_url;
  }
  const text = (content: string, id = 'section-text') => ({ id, type: 'text', settings: { content } });
  async function picture() {
    const { token } = await app.signUp('staff');
    const file = { filename: 'a.png', type: 'image/png', bytes: await pngOf(1200, 600, 'red') };
    return (await uploadFile(app, token, file)).direct_upload.blob_url;
  }

  it('is complete without a script: text, sized pictures, and link previews', async () => {
    const url = await picture();
    const path = await publish([
      { id: 'section-a', type: 'image', settings: { image: { url }, alt: 'A red cup' } },
      text('<h2>三步，做好一只杯子</h2><p>上传照片</p>'),
    ]);
    const { raw, headers, status } = await read(path);
    const html = raw.toString();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html).toMatch(/^<!doctype html><html lang="zh-CN">/);
    expect(html).toContain('<title>夏日 &lt;b&gt;“季”&lt;/b&gt;</title>');
    expect(html).toContain('<h2>三步，做好一只杯子</h2>');
    expect(html).toMatch(/alt="A red cup"[^>]*width="1200"|width="1200" height="600" alt="A red cup"/);
    expect(html).toContain('<meta name="description" content="三步，做好一只杯子 上传照片"/>');
    expect(html).toContain(
      `<meta property="og:image" content="http://print.example${url}?width=1000&amp;quality=80"/>`,
    );
    expect(html).toContain('<meta property="og:title" content="夏日 &lt;b&gt;“季”&lt;/b&gt;"/>');
    expect(html).toContain(`<meta property="og:url" content="http://print.example${path}"/>`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(html).not.toContain('<script');
  });

  it('includes one small script only for moving blocks, and allows no other', async () => {
    const path = await publish([{ id: 'section-a', type: 'swiper', settings: {} }]);
    const { raw, headers } = await read(path);
    const scripts = [...raw.toString().matchAll(/<script type="module">([\s\S]*?)<\/script>/g)];
    expect(scripts).toHaveLength(1);
    expect(Buffer.byteLength(scripts[0]?.[1] ?? '')).toBeLessThan(8000);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'.*script-src 'sha256-[\w+/=]{44}';/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('shows nothing of attacks in its texts', async () => {
    const path = await publish(xssVectors.slice(0, 48).map((vector, at) => text(vector, `section-${at}`)));
    const html = (await read(path)).raw.toString();
    const body = html.slice(html.indexOf('<main'));
    expect(body).not.toMatch(/<script|<iframe|<svg|<math|<object|<style|<link|<base|<form/i);
    expect(body.match(/<[^>]*\son\w+\s*=/gi)).toBeNull();
    expect(body.match(/(?:href|src)="\s*(?:javascript|data|vbscript)/gi)).toBeNull();
  });

  it('omits hidden blocks', async () => {
    const path = await publish([text('<p>seen</p>', 'section-a'), { ...text('<p>not seen</p>'), hidden: true }]);
    expect((await read(path)).raw.toString()).toMatch(/(?<!not )seen/);
    expect((await read(path)).raw.toString()).not.toContain('not seen');
  });

  it('is sent compressed, and not again if unchanged', async () => {
    const path = await publish([text(`<p>${'word '.repeat(500)}</p>`)]);
    const plain = await read(path);
    const br = await read(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.raw)).toEqual(plain.raw);
    const gzip = await read(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.raw)).toEqual(plain.raw);
    const again = await read(path, { 'if-none-match': String(plain.headers.etag) });
    expect(again).toMatchObject({ status: 304 });
    expect(again.raw).toHaveLength(0);
  });

  it('is shown as it is now to whoever looked before it was published, changed or deleted', async () => {
    const call = app.as((await app.signUp('staff')).token);
    const body = (words: string) => ({ title: 'Summer', configs: JSON.stringify([text(`<p>${words}</p>`)]) });
    const { id, public_url } = await call('POST /custom_pages', { body: body('first') });
    expect((await read(public_url)).status).toBe(404);
    await call('POST /custom_pages/:id/publish', { params: { id } });
    expect((await read(public_url)).raw.toString()).toContain('first');
    await call('PUT /custom_pages/:id', { params: { id }, body: body('second') });
    await call('POST /custom_pages/:id/publish', { params: { id } });
    expect((await read(public_url)).raw.toString()).toContain('second');
    await call('DELETE /custom_pages/:id', { params: { id } });
    expect((await read(public_url)).status).toBe(404);
  });

  it('is served at the configured address only', async () => {
    const path = await publish([text('<p>here</p>')]);
    const refused = await read(path, { host: 'elsewhere.example' });
    expect(refused).toMatchObject({ status: 421, body: { code: 42100 } });
    expect(refused.body.error_message).toContain('elsewhere.example');
    expect((await read(path, { host: 'PRINT.example' })).status).toBe(200);
  });

  it.each(['/pages/999999', '/pages/0', '/pages/abc', '/pages/1e3', '/pages/99999999999999999999'])(
    'is a readable 404 at %s',
    async (path) => {
      const response = await read(path, { 'accept-language': 'zh' });
      expect(response.status).toBe(404);
      expect(response.raw.toString()).toContain('页面不存在或尚未发布');
      // It says what to do next, and its styles are allowed by the policy.
      expect(response.raw.toString()).toContain('请核对地址');
      expect(response.raw.toString()).toContain('class="pp-missing"');
    },
  );
});

describe('a public page without a configured address', () => {
  const lines: Record<string, unknown>[] = [];
  const app = useTestApp({ PLATEN_ROLE: 'api', PLATEN_CALLS_PER_MINUTE: '1000' }, lines);
  const read = (path: string, host: string) => app.call('GET', `root:${path}`, { headers: { host } });

  async function publish(): Promise<string> {
    const call = app.as((await app.signUp('staff')).token);
    const sections = [{ id: 'section-text', type: 'text', settings: { content: '<p>words</p>' } }];
    const body = { title: 'Summer', configs: JSON.stringify(sections) };
    const { id, public_url } = await call('POST /custom_pages', { body });
    await call('POST /custom_pages/:id/publish', { params: { id } });
    return public_url;
  }

  it('is the same for every Host header, and rendered once', async () => {
    const path = await publish();
    const responses = await Promise.all(Array.from({ length: 20 }, (_, at) => read(path, `host-${at}.example`)));
    expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(1);
    const html = responses[0]?.raw.toString() ?? '';
    expect(html).toContain(`<meta property="og:url" content="${path}"/>`);
    expect(html).not.toContain('.example');
  });

  it('is counted and logged like API calls', async () => {
    const path = await publish();
    lines.length = 0;
    await read(path, 'a.example');
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'request', path, statusCode: 200 }));
    const responses = await Promise.all(Array.from({ length: 1000 }, () => read(path, 'a.example')));
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBeDefined();
  });
});
