import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { effectImageQuality } from '@platen/design/constants';
import { openRenderPool, type RenderRequest } from '@platen/render/node';
import {
  fileOf,
  fontFile,
  fontName,
  fontPath,
  makePhoto,
  orderScene,
  orderSidePx,
  photoPlace,
  wordsOf,
} from './materials.ts';
import { levelOf, prepareAll } from './prepared.ts';

/** Seconds for all orders. */
export interface OrderTimes {
  readonly ours: number;
  readonly sharpSvg: number;
  readonly fillText: number;
}

const worker = { url: new URL('../../packages/render/src/node/worker-from-source.mjs', import.meta.url), execArgv: [] };
const ordersAtOnce = 10;
const effect = { format: 'jpeg', quality: effectImageQuality, dpi: 150, mode: 'preview' } as const;

/**
 * Renders the images of orders like the server: each picture is read from the level that was prepared at its upload.
 */
export async function measureOrders(count: number, threads: number): Promise<OrderTimes> {
  const photoSize = { width: 4000, height: 3000 };
  const photos = await Promise.all(
    Array.from({ length: 6 }, (_, seed) => makePhoto(photoSize.width, photoSize.height, seed)),
  );
  const ground = await makePhoto(orderSidePx, orderSidePx, 99);
  const photoOf = (order: number) => photos[order % photos.length] ?? ground;
  const orders = Array.from({ length: count }, (_, order) => order);

  const [groundLevels = [], ...photoLevels] = await prepareAll([ground, ...photos]);
  const levelsOf = (order: number) => photoLevels[Math.abs(order) % photos.length] ?? groundLevels;
  const groundFile = fileOf(groundLevels[0] as Uint8Array);

  // A different key for each order: no contender may have a customer's photo in its cache.
  const requestOf = (order: number): RenderRequest => ({
    scene: orderScene(order, { ground: 'ground', photo: 'photo' }),
    fonts: { [fontName]: fontFile },
    images: {
      ground: groundFile,
      photo: fileOf(levelOf(levelsOf(order), photoSize, photoPlace), `photo of ${order}`),
    },
  });
  const pool = openRenderPool({ worker, count: threads });
  const all = (turn: readonly number[]) => Promise.all(turn.map((order) => pool.renderImage(requestOf(order), effect)));
  await all([-1, -2, -3, -4]);

  const peers = await Promise.all(
    Array.from({ length: threads }, async () => {
      const peer = new Worker(new URL('./peer-worker.mjs', import.meta.url), {
        workerData: { ground, fontPath, fontName, sidePx: orderSidePx, place: photoPlace },
      });
      await once(peer, 'online');
      return peer;
    }),
  );
  const runPeer = (peer: string, list: readonly number[]) => {
    const left = [...list];
    return Promise.all(
      peers.map(async (thread) => {
        for (let order = left.pop(); order !== undefined; order = left.pop()) {
          thread.postMessage({ peer, order: { photo: photoOf(order), words: wordsOf(order) } });
          await once(thread, 'message');
        }
      }),
    );
  };
  await runPeer('sharp_svg', [1, 2]);
  await runPeer('filltext', [1, 2]);

  // Alternates after a few orders, so that other load affects all contenders equally.
  const times = { ours: 0, sharpSvg: 0, fillText: 0 };
  for (let from = 0; from < count; from += ordersAtOnce) {
    const turn = orders.slice(from, from + ordersAtOnce);
    times.ours += await secondsOf(() => all(turn));
    times.sharpSvg += await secondsOf(() => runPeer('sharp_svg', turn));
    times.fillText += await secondsOf(() => runPeer('filltext', turn));
  }
  await pool.close();
  await Promise.all(peers.map((peer) => peer.terminate()));
  return times;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
