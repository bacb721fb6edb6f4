import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseRestoreConfig } from '../config/config.ts';
import { startS3Server } from '../testing/s3-server.ts';
import type { BackupTarget } from './backup-target.ts';
import { openBackup } from './open-backup.ts';

let root: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'platen-target-'));
  s3 = await startS3Server({ verifiesSignatures: false });
});
afterAll(async () => {
  await s3.stop();
  await rm(root, { recursive: true, force: true });
});

async function openTarget(address: string, environment: Record<string, string> = s3.backupEnvironment) {
  return (await openBackup(address, parseRestoreConfig(environment, { parts: {} }))).target;
}

const addresses = { folder: () => join(root, 'backup'), s3: () => `s3://${s3.bucket}/night/ly` };

describe.each(['folder', 's3'] as const)('a backup in a target of the kind %s', (kind) => {
  let target: BackupTarget;
  beforeAll(async () => {
    target = await openTarget(addresses[kind]());
  });

  async function readBack(name: string): Promise<Buffer> {
    return buffer(await target.read(name));
  }

  // More than one part of an upload, exactly one, and none.
  it.each([20 * 1024 * 1024 + 3, 8 * 1024 * 1024, 5, 0])('returns the %i bytes that were written', async (size) => {
    const bytes = randomBytes(size);
    const chunks = Array.from({ length: Math.ceil(size / 100_000) }, (_, index) =>
      bytes.subarray(index * 100_000, (index + 1) * 100_000),
    );
    await target.write(`base/${size}`, Readable.from(chunks));
    expect((await readBack(`base/${size}`)).equals(bytes)).toBe(true);
    expect(await target.has(`base/${size}`)).toBe(true);
  });

  it('replaces, lists and removes objects, and knows when there is none', async () => {
    for (const name of ['wal/b', 'wal/a', 'wal/deep/c', 'wal-not', 'wal/a'])
      await target.write(name, Readable.from([Buffer.from(name)]));
    expect(await target.list('wal')).toEqual(['wal/a', 'wal/b', 'wal/deep/c']);
    expect(await text(await target.read('wal/a'))).toBe('wal/a');
    await target.remove('wal/a');
    await target.remove('wal/a');
    expect(await target.has('wal/a')).toBe(false);
    expect(await target.list('wal')).toEqual(['wal/b', 'wal/deep/c']);
    expect(await target.list('nothing')).toEqual([]);
    await expect(target.read('wal/a')).rejects.toThrow();
  });

  it.each([5, 20 * 1024 * 1024])('stores nothing if the source fails after %i bytes', async (size) => {
    async function* failing() {
      yield randomBytes(size);
      throw new Error('the disk is broken');
    }
    await expect(target.write('base/broken', failing())).rejects.toThrow('the disk is broken');
    expect(await target.has('base/broken')).toBe(false);
  });
});

describe('a backup in a bucket', () => {
  it('goes on reading where a connection broke', async () => {
    const bytes = randomBytes(8 * 1024 * 1024);
    await (await openTarget(addresses.s3())).write('base/large', Readable.from([bytes]));
    // Cuts the first connection in the middle of the response.
    let connections = 0;
    const port = Number(new URL(s3.backupEnvironment.PLATEN_BACKUP_S3_ENDPOINT).port);
    const proxy = createServer((client) => {
      const isFirst = ++connections === 1;
      const upstream = connect(port, '127.0.0.1');
      let passed = 0;
      client.pipe(upstream);
      upstream.on('data', (chunk) => {
        passed += chunk.length;
        client.write(chunk);
        if (isFirst && passed > bytes.length / 2) client.destroySoon();
      });
      for (const socket of [client, upstream])
        socket.on('error', () => undefined).on('close', () => (client.destroy(), upstream.destroy()));
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const target = await openTarget(addresses.s3(), { ...s3.backupEnvironment, PLATEN_BACKUP_S3_ENDPOINT: endpoint });
    expect((await buffer(await target.read('base/large'))).equals(bytes)).toBe(true);
    expect(connections).toBeGreaterThan(1);
    proxy.close();
  });

  it('is refused without a key of its own, and so are other addresses', async () => {
    await expect(openTarget('s3://bucket/prefix', s3.environment)).rejects.toThrow(
      'the setting PLATEN_BACKUP_S3_ACCESS_KEY is missing: s3://bucket/prefix needs it',
    );
    await expect(openTarget('ftp://host/backup')).rejects.toThrow('ftp://host/backup is neither');
    expect(() => parseRestoreConfig({ PLATEN_BACKUP_S3_ACCESS_KEY: 'key' }, { parts: {} })).toThrow(
      'the setting PLATEN_BACKUP_S3_SECRET_KEY is missing',
    );
  });
});
