import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Platen } from '../client.ts';
import { PlatenRefusal } from '../refusal.ts';
import { uploadFile } from './upload.ts';

const bytes = Buffer.alloc(3_000_000, 'platen');
let folder = '';
let server: Server;
let url = '';
/** What the store does with each attempt, the last of them with all further ones. */
let outcomes: ('stored' | 'broken off' | 'silent' | 'busy' | 'refused')[] = [];
let attempts = 0;
let received: { length: string | undefined; digest: string } | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-upload-'));
  await writeFile(join(folder, 'photo.png'), bytes);
  [attempts, received] = [0, undefined];
  server = createServer((request, answer) => {
    const outcome = outcomes[Math.min(attempts++, outcomes.length - 1)];
    const hash = createHash('md5');
    if (outcome === 'broken off') return void request.once('data', () => request.destroy());
    if (outcome === 'silent') return;
    request.on('data', (chunk: Buffer) => hash.update(chunk));
    request.on('end', () => {
      if (outcome === 'busy') return void answer.writeHead(503, { 'retry-after': '0' }).end();
      if (outcome === 'refused') return void answer.writeHead(400).end('{"code":40001,"message":"No"}');
      received = { length: request.headers['content-length'], digest: hash.digest('base64') };
      answer.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/put`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const platen = (() =>
  Promise.resolve({
    direct_upload: { url, headers: { 'Content-Type': 'image/png' }, blob_url: '/blobs/1' },
  })) as unknown as Platen;
const upload = (options = {}) => uploadFile(platen, join(folder, 'photo.png'), options);

it('sends the whole file with its length', async () => {
  outcomes = ['stored'];
  expect(await upload()).toBe('/blobs/1');
  expect(received).toEqual({ length: String(bytes.length), digest: createHash('md5').update(bytes).digest('base64') });
});

it('starts again where the connection breaks off, the store is busy, or nobody answers in time', async () => {
  outcomes = ['broken off', 'busy', 'silent', 'stored'];
  expect(await upload({ timeoutMs: 1000 })).toBe('/blobs/1');
  expect(attempts).toBe(4);
  expect(received?.length).toBe(String(bytes.length));
});

it('gives up after its attempts, and at once where the store refuses the file', async () => {
  outcomes = ['broken off'];
  await expect(upload({ attempts: 2 })).rejects.toThrow();
  expect(attempts).toBe(2);
  outcomes = ['refused'];
  await expect(upload()).rejects.toThrow(PlatenRefusal);
  expect(attempts).toBe(3);
});
