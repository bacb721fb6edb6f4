import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSettings } from '../config/live-settings.ts';
import { type ConsoleOptions, serveConsole } from './console-files.ts';

describe('the console', () => {
  let consoleDir: string;
  beforeAll(async () => {
    consoleDir = await mkdtemp(join(tmpdir(), 'platen-console-'));
    await mkdir(join(consoleDir, 'dist/assets'), { recursive: true });
    await writeFile(
      join(consoleDir, 'dist/index.html'),
      '<meta name="platen-name" content="" /><meta name="platen-time-zone" content="" /><meta name="platen-currency" content="" /><meta name="platen-captcha" content="" /><title>Platen</title>',
    );
    await writeFile(join(consoleDir, 'dist/assets/main-1a2b.js'), 'start()');
    await writeFile(join(consoleDir, 'dist/assets/main-1a2b.js.br'), 'small');
    await writeFile(join(consoleDir, 'package.json'), '{}');
  });
  afterAll(() => rm(consoleDir, { recursive: true }));

  async function request(url: string, options: Partial<ConsoleOptions> = {}, headers: Record<string, string> = {}) {
    const app = fastify();
    const settings = await openSettings(async () => ({ timeZone: 'UTC', currency: 'CNY', factoryName: 'Platen' }));
    await serveConsole(app, { consoleDir, name: '', settings, uploadOrigin: undefined, ...options });
    const response = await app.inject({ url, headers });
    await app.close();
    return response;
  }
  const connectSource = async (uploadOrigin?: string) => {
    const { headers } = await request('/orders', { uploadOrigin });
    return /connect-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
  };

  it('serves the page for every path that is not a file, uncached', async () => {
    const page = await request('/form_orders/7?page=2');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Platen</title>');
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  it('caches hashed files forever, and serves nothing outside the build', async () => {
    const script = await request('/assets/main-1a2b.js');
    expect(script.body).toBe('start()');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // The first list loads some fifty files, each with its headers.
    expect(script.headers).toHaveProperty('etag');
    for (const name of ['last-modified', 'accept-ranges']) expect(script.headers).not.toHaveProperty(name);
    expect((await request('/../package.json')).body).toContain('<title>');
    expect((await request('/assets/%2e%2e/%2e%2e/package.json')).body).toContain('<title>');
  });

  it('sends compressed files to clients that accept them, and no page for a missing file', async () => {
    const packed = await request('/assets/main-1a2b.js', {}, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) });
    expect(packed.headers['content-type']).toMatch(/javascript/);
    expect(packed.body).toBe('small');
    expect((await request('/assets/main-0000.js')).statusCode).toBe(404);
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ] as const)('sends the page to clients that accept %s as %s', async (accepted, encoding, unpack) => {
    const packed = await request('/orders', {}, { 'accept-encoding': accepted });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(unpack(packed.rawPayload).toString()).toBe((await request('/orders')).body);
  });

  it('allows connections to this origin, and to the store for direct uploads', async () => {
    expect(await connectSource()).toBe("'self'");
    expect(await connectSource('https://files.example')).toBe("'self' https://files.example");
  });

  it("knows the factory's time zone and currency", async () => {
    const settings = await openSettings(async () => ({
      timeZone: 'Asia/Shanghai',
      currency: 'EUR',
      factoryName: 'Platen',
    }));
    const { body } = await request('/', { settings });
    expect(body).toContain('name="platen-time-zone" content="Asia/Shanghai"');
    expect(body).toContain('name="platen-currency" content="EUR"');
  });

  it('applies changed settings', async () => {
    let timeZone = 'UTC';
    const settings = await openSettings(async () => ({ timeZone, currency: 'CNY', factoryName: 'Platen' }));
    await request('/', { settings });
    timeZone = 'Europe/Berlin';
    await settings.reload();
    expect((await request('/', { settings })).body).toContain('content="Europe/Berlin"');
  });

  it('contains what else it must know before its first call', async () => {
    const { body } = await request('/', { metaTags: { 'platen-captcha': 'off' } });
    expect(body).toContain('name="platen-captcha" content="off"');
  });

  it('contains the name of its deployment', async () => {
    expect((await request('/', { name: '星云 "A"' })).body).toContain('name="platen-name" content="星云 &#34;A&#34;"');
  });
});
