import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApplicationInfo } from '@platen/model/factory/application';
import { afterAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';

describe('packed desktop clients', () => {
  const folder = mkdtempSync(join(tmpdir(), 'platen-packed-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const app = useTestApp({ PLATEN_DESKTOP_CLIENTS: folder });
  const bytes = Buffer.from('a program');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const offered = async () => (await app.call<ApplicationInfo>('GET', '/application/info')).body.desktop_clients;

  it('are offered with version and digest once complete; other files of their folder are not', async () => {
    expect(await offered()).toEqual([]);
    const clients = [
      { platform: 'windows', filename: 'Platen.exe', byte_size: bytes.length, sha256 },
      { platform: 'linux', filename: 'platen-desktop-linux-x64', byte_size: 5, sha256 },
    ];
    const packed = { version: '1.4.0', server: 'https://print.example', clients };
    await writeFile(join(folder, 'clients.json'), JSON.stringify(packed));
    await writeFile(join(folder, 'Platen.exe'), bytes);
    await writeFile(join(folder, 'platen-desktop-linux-x64'), 'cut');
    const url = '/app_api/v1/desktop_clients/Platen.exe';
    expect(await offered()).toEqual([{ ...clients[0], version: '1.4.0', url }]);
    const { status, headers, raw } = await app.call('GET', `root:${url}`);
    expect(status).toBe(200);
    expect(raw.equals(bytes)).toBe(true);
    expect(headers).toMatchObject({ 'content-length': String(bytes.length), etag: `"${sha256}"` });
    expect(headers['content-disposition']).toContain('attachment');
    for (const name of ['clients.json', 'platen-desktop-linux-x64', '..%2fclients.json', 'none'])
      expect((await app.call('GET', `/desktop_clients/${name}`)).status).toBe(404);
  });
});
