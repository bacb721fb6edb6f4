import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LockResult, SingleInstanceLock } from './single-instance-lock.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'platen-only-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const startersCount = 8;

/** Several that are started in the same instant: who got the folder, and how often it was asked to show itself. */
async function startTogether(): Promise<{ ours: SingleInstanceLock[]; others: LockResult[]; asked: number }> {
  let asked = 0;
  const start = () => SingleInstanceLock.claim(dir, () => asked++);
  const claimed = await Promise.all(Array.from({ length: startersCount }, start));
  return {
    ours: claimed.flatMap((each) => (typeof each === 'object' ? each.ours : [])),
    others: claimed.filter((each) => typeof each !== 'object'),
    asked,
  };
}

/** Another program that has got the port of a client that is gone. */
async function withStranger<T>(onConnection: (socket: Socket) => void, run: (port: number) => Promise<T>): Promise<T> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await run((server.address() as AddressInfo).port);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

const leaveClaim = (port: number) => writeFile(join(dir, 'running.7'), JSON.stringify({ port, secret: 'old' }));

describe('a data folder', () => {
  it('belongs to one of those that start in the same instant, also after the one before was killed', async () => {
    for (let round = 1; round <= 12; round++) {
      const { ours, others, asked } = await startTogether();
      expect(ours).toHaveLength(1);
      expect(others).toEqual(Array.from({ length: startersCount - 1 }, () => 'asked'));
      expect(asked).toBe(startersCount - 1);
      expect(await readdir(dir)).toEqual([`running.${round}`]);
      await ours[0]?.release();
    }
  });

  it('is taken over where another program has the port of the one before', async () => {
    for (const answer of [
      (socket: Socket) => socket.end('HTTP/1.1 400\r\n\r\n'),
      (socket: Socket) => socket.destroy(),
    ]) {
      const claimed = await withStranger(answer, async (port) => {
        await leaveClaim(port);
        return SingleInstanceLock.claim(dir, () => undefined);
      });
      expect(claimed).toBeTypeOf('object');
      if (typeof claimed === 'object') await claimed.ours.release();
      await rm(join(dir, 'running.8'));
    }
  });

  it('is left to one that is there and does not answer', async () => {
    const claimed = await withStranger(
      () => undefined,
      async (port) => {
        await leaveClaim(port);
        return SingleInstanceLock.claim(dir, () => undefined, 50);
      },
    );
    expect(claimed).toBe('silent');
    expect(await readdir(dir)).toEqual(['running.7']);
  });

  it('is taken over where the claim is damaged', async () => {
    await writeFile(join(dir, 'running.3'), '');
    const claimed = await SingleInstanceLock.claim(dir, () => undefined);
    expect(claimed).toBeTypeOf('object');
    if (typeof claimed === 'object') await claimed.ours.release();
  });
});
