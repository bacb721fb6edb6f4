import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scene } from '@platen/design/scene';
import { startEmbeddedDatabase } from '../../apps/server/src/platform/embedded-database/embedded-database.ts';
import { getFileRef, storeFile } from '../../apps/server/src/resources/files/blobs/blobs.service.ts';
import { renderNow } from '../../apps/server/src/resources/files/renders/renders.service.ts';
import { injectClient } from '../../apps/server/src/testing/inject-client.ts';
import { type BenchServer, createBenchDatabase, openServer } from '../lists/server.ts';
import { fontFile, fontName, makePhoto, orderScene, orderSidePx } from './materials.ts';

/** Seconds for all orders through the server: rendered, and requested again. */
export interface StoredTimes {
  readonly first: number;
  readonly again: number;
}

const ordersAtOnce = 10;

/**
 * Measures the renders of the server with a database and a folder: the cost of finding an image instead of rendering
 * it.
 */
export async function measureStored(count: number): Promise<StoredTimes> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platen-bench-'));
  // The folder is created with mode 0700, and PostgreSQL, which does not run as root, must be able to enter it.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  try {
    const url = await createBenchDatabase(postgres.url, 'renders', async (_, newUser) => {
      await newUser('customer', 'customer');
      await newUser('staff', 'staff');
    });
    const server = await openServer(url, dataDir);
    try {
      return await timeOrders(server, count);
    } finally {
      await server.close();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function timeOrders(server: BenchServer, count: number): Promise<StoredTimes> {
  const { platform } = server.app;
  const ctx = { platform, db: platform.db };
  const store = async (filename: string, bytes: Uint8Array) => {
    const { id } = await storeFile(ctx, { filename, bytes: Buffer.from(bytes), ownerId: null });
    return getFileRef(ctx.db, id);
  };
  await addFont(server, (await store('font.ttf', fontFile.bytes)).id);
  const ground = await store('ground.jpg', await makePhoto(orderSidePx, orderSidePx, 99));
  const photos = await Promise.all(Array.from({ length: 6 }, (_, seed) => makePhoto(4000, 3000, seed)));
  const scenes: Scene[] = [];
  for (let order = -ordersAtOnce; order < count; order++) {
    // A different file for each order: no thread may have a customer's photo in its cache.
    const photo = await store(`photo-${order}.jpg`, photos[Math.abs(order) % photos.length] ?? Buffer.alloc(0));
    scenes.push(orderScene(order, { ground: ground.url, photo: photo.url }));
  }
  const make = async (from: number) => {
    const startedAt = performance.now();
    const rows = await Promise.all(
      scenes.slice(from, from + ordersAtOnce).map((scene) => renderNow(ctx, scene, 'effect')),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    // A refused or incomplete render would be fast without doing the work.
    if (rows.some(({ state, findings }) => state !== 'done' || findings.length > 0)) {
      throw new Error(`not every order was made: ${JSON.stringify(rows[0]?.findings)}`);
    }
    return { seconds, ids: rows.map(({ id }) => id).join(' ') };
  };
  await make(0);
  const times = { first: 0, again: 0 };
  for (let from = ordersAtOnce; from < scenes.length; from += ordersAtOnce) {
    const first = await make(from);
    const again = await make(from);
    if (first.ids !== again.ids) throw new Error('an image was made twice');
    times.first += first.seconds;
    times.again += again.seconds;
  }
  return times;
}

async function addFont({ app, tokens }: BenchServer, fileId: number): Promise<void> {
  await injectClient(app.http, tokens.staff)('POST /font_libraries', {
    body: { name: fontName, font_file_id: fileId },
  });
}
