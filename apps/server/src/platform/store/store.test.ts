import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { StoreUnavailableError } from '../errors/store-errors.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { createStore } from './create-store.ts';
import { openS3Store } from './s3-store.ts';
import type { Store } from './store.ts';

const key = 'abcdef0123456789';
const facts = (bytes: Buffer | string) => ({ byteSize: Buffer.byteLength(bytes), contentType: 'text/plain' });
const md5 = (bytes: string) => createHash('md5').update(bytes).digest('base64');

const kinds = { folder: async () => ({ environment: {}, stop: async () => undefined }), s3: startS3Server };

describe.each(['folder', 's3'] as const)('the %s store', (kind) => {
  let store: Store;
  let dataDir: string;
  let server: Awaited<ReturnType<(typeof kinds)[typeof kind]>>;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'platen-store-'));
    server = await kinds[kind]();
    store = await createStore(parseConfig({ PLATEN_DATA: dataDir, ...server.environment }, { parts: {} }));
  });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is the configured one and ready', async () => {
    expect(store.name).toBe(kind);
    await store.check();
  });

  it('returns stored objects, whole and in part', async () => {
    await store.put(key, Buffer.from('hello store'), facts('hello store'));
    expect(await text(await store.open(key))).toBe('hello store');
    expect(await text(await store.open(key, { start: 6, end: 8 }))).toBe('sto');
    const head = await store.head(key);
    expect(head?.byteSize).toBe(11);
    expect(head?.md5Base64).toBe(kind === 's3' ? md5('hello store') : undefined);
  });

  it('accepts a stream as well as bytes', async () => {
    const chunks = Array.from({ length: 50 }, (_, index) => Buffer.alloc(10_000, index));
    const whole = Buffer.concat(chunks);
    await store.put('feed.w1q1', Readable.from(chunks), facts(whole));
    expect((await buffer(await store.open('feed.w1q1'))).equals(whole)).toBe(true);
  });

  it('offers an object as a local file', async () => {
    await store.put(key, Buffer.from('as a file'), facts('as a file'));
    const seen = await store.withFile(key, async (path) => (await stat(path)).size);
    expect(seen).toBe(9);
  });

  it('deletes objects, including missing ones', async () => {
    await store.put(key, Buffer.from('x'), facts('x'));
    await store.delete(key);
    await store.delete(key);
    expect(await store.head(key)).toBeUndefined();
    await expect(store.open(key)).rejects.toThrow();
  });

  it('is not ready once its folder or bucket is gone', async () => {
    const gone = await createStore(
      parseConfig(
        {
          PLATEN_DATA: join(dataDir, 'other'),
          ...server.environment,
          ...(kind === 's3' ? { PLATEN_S3_BUCKET: 'nowhere' } : {}),
        },
        { parts: {} },
      ),
    );
    await rm(join(dataDir, 'other'), { recursive: true });
    await expect(gone.check()).rejects.toThrow();
  });
});

describe('the folder store', () => {
  let root: string;
  let store: Store;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'platen-store-'));
    store = await createStore(parseConfig({ PLATEN_DATA: root }, { parts: {} }));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));
  const files = async () =>
    (await readdir(root, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && entry.name !== 'secret')
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length));

  it('leaves no file when the sender fails or sends a different size', async () => {
    async function* failing() {
      yield Buffer.from('half');
      throw new Error('the line is dead');
    }
    await expect(store.put(key, Readable.from(failing()), facts('halfandhalf'))).rejects.toThrow('the line is dead');
    await expect(store.put(key, Buffer.from('short'), { byteSize: 9, contentType: 'x' })).rejects.toThrow('5 bytes');
    await expect(store.put(key, Buffer.from('long'), { byteSize: 1, contentType: 'x' })).rejects.toThrow();
    expect(await files()).toEqual([]);
  });

  it('spreads files over folders, two levels deep', async () => {
    await store.put(key, Buffer.from('x'), facts('x'));
    expect(await files()).toEqual([join('/files/ab/cd', key)]);
    await store.delete(key);
  });

  it('makes files readable for its own user only', async () => {
    await store.put(key, Buffer.from('x'), facts('x'));
    const modeOf = async (path: string) => ((await stat(join(root, path))).mode & 0o777).toString(8);
    expect(await modeOf(join('files/ab/cd', key))).toBe('600');
    for (const folder of ['files', 'files/incoming', 'files/ab', 'files/ab/cd'])
      expect(await modeOf(folder)).toBe('700');
    await store.delete(key);
  });

  it('is not ready if it cannot be written', async () => {
    await store.check();
    expect(await files()).toEqual([]);
    await rm(join(root, 'files/incoming'), { recursive: true });
    await expect(store.check()).rejects.toThrow('ENOENT');
    await mkdir(join(root, 'files/incoming'));
  });

  it.each(['', '../../etc/passwd', 'abcd/../../x', 'ABCD', 'abcd\\x', 'abcd\0', '..', 'abcd..x', 'C:abcd'])(
    'refuses %j as a key',
    async (bad) => {
      await expect(store.open(bad)).rejects.toThrow('not a key');
      await expect(store.put(bad, Buffer.from('x'), facts('x'))).rejects.toThrow('not a key');
      expect(await files()).toEqual([]);
    },
  );

  it('removes incomplete files of a crash, but not current uploads', async () => {
    const [old, young] = ['old', 'young'].map((name) => join(root, 'files/incoming', name)) as [string, string];
    for (const path of [old, young]) await writeFile(path, 'half');
    await utimes(old, new Date(), new Date(Date.now() - 3_600_000));
    await store.removeLeftovers(60_000);
    expect(await files()).toEqual(['/files/incoming/young']);
    await rm(young);
  });
});

describe('an S3 store that accepts connections and never responds', () => {
  it('times out for reading and writing', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const config = {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'files',
      accessKey: 'a',
      secretKey: 'b',
      prefix: '',
      isPathStyle: true,
    };
    const silentStore = await openS3Store(config, { connectMs: 1000, socketTimeoutMs: 50 });
    await expect(silentStore.head(key)).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(silentStore.open(key)).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(silentStore.put(key, Buffer.from('x'), facts('x'))).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(silentStore.check()).rejects.toBeInstanceOf(StoreUnavailableError);
    silent.closeAllConnections();
    silent.close();
  });
});

describe('the S3 configuration', () => {
  it('is refused if it is incomplete', () => {
    const PLATEN_DATA = tmpdir();
    expect(() => parseConfig({ PLATEN_DATA, PLATEN_S3_BUCKET: 'files' }, { parts: {} })).toThrow(
      'PLATEN_S3_ACCESS_KEY is missing',
    );
    expect(() => parseConfig({ PLATEN_DATA, PLATEN_S3_ENDPOINT: 'http://s3' }, { parts: {} })).toThrow(
      'PLATEN_S3_BUCKET is missing',
    );
  });
});
