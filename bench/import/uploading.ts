import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchClient } from '@platen/contract/fetch-client';
import sharp from 'sharp';
import { ownFile } from '../../apps/desktop/src/core/files/known-file.ts';
import { ImportStore } from '../../apps/desktop/src/core/jobs/import-store.ts';
import { runJob } from '../../apps/desktop/src/core/jobs/run-job.ts';
import type { StoredImage } from '../../apps/desktop/src/core/jobs/stored-import.ts';
import { uploadRetries } from '../../apps/desktop/src/core/server/retries.ts';
import { startEmbeddedDatabase } from '../../apps/server/src/platform/embedded-database/embedded-database.ts';
import { createBenchDatabase, openServer } from '../lists/server.ts';

const imagesCount = 500;
const atOnce = 15;
const rounds = 2;

/**
 * Compares uploading 500 images by the desktop client, including its journal, with a bare loop of the same two
 * requests; alternating.
 */
export async function benchUploading(dir: string): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir: join(dir, 'database'), log: () => undefined });
  const fill = async (_: unknown, newUser: (login: string, role: 'customer' | 'staff') => Promise<number>) => {
    await newUser('customer', 'customer');
    await newUser('staff', 'staff');
  };
  const url = await createBenchDatabase(database.url, 'uploading', fill);
  const server = await openServer(url, join(dir, 'files'));
  try {
    const serverUrl = await server.app.http.listen({ host: '127.0.0.1', port: 0 });
    const paths = await makeImages(join(dir, 'images'));
    const best = { client: 0, bare: 0 };
    for (let round = 0; round < rounds; round++) {
      best.bare = Math.max(best.bare, await rateOf(() => sendBare(serverUrl, server.tokens.customer, paths)));
      const send = () => sendByClient(join(dir, `client-${round}`), serverUrl, server.tokens.customer, paths);
      best.client = Math.max(best.client, await rateOf(send));
    }
    console.log(`500 images: client ${best.client.toFixed(1)} a second, bare loop ${best.bare.toFixed(1)} a second`);
    console.log(`ratio import.upload_vs_bare ${(best.client / best.bare).toFixed(2)}`);
  } finally {
    await server.close();
    await database.stop();
  }
}

/** Small images, so that uploading is measured and not the decoding on the server. */
async function makeImages(dir: string): Promise<string[]> {
  await mkdir(dir);
  return Promise.all(
    Array.from({ length: imagesCount }, async (_, index) => {
      const background = { r: index % 256, g: (index * 7) % 256, b: (index * 13) % 256 };
      const path = join(dir, `${index}.png`);
      await writeFile(
        path,
        await sharp({ create: { width: 120, height: 80, channels: 3, background } })
          .png()
          .toBuffer(),
      );
      return path;
    }),
  );
}

async function rateOf(run: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await run();
  return imagesCount / ((performance.now() - start) / 1000);
}

async function sendBare(serverUrl: string, token: string, paths: readonly string[]): Promise<void> {
  const api = fetchClient({ url: serverUrl, token });
  const waiting = [...paths];
  async function work(): Promise<void> {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const bytes = await readFile(path);
      const { direct_upload } = await api('POST /active_storage/direct_upload', {
        body: {
          filename: 'bare.png',
          content_type: 'image/png',
          byte_size: bytes.length,
          base64_digest: createHash('md5').update(bytes).digest('base64'),
        },
      });
      const put = await fetch(direct_upload.url, { method: 'PUT', headers: direct_upload.headers, body: bytes });
      if (!put.ok) throw new Error(`an upload was refused: ${put.status}`);
      await put.arrayBuffer();
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

/**
 * Uploads the images of a job, including its journal. Its form order is refused at the end, because there is no
 * template.
 */
async function sendByClient(dir: string, serverUrl: string, token: string, paths: readonly string[]): Promise<void> {
  const { store } = await ImportStore.open(dir);
  const folder = await store.newFolder();
  await writeFile(join(folder.path, 'sheet.csv'), '客户订单号\n');
  const images: StoredImage[] = await Promise.all(
    paths.map(async (path) => ({ key: path, file: await ownFile(path, path), contentType: 'image/png' })),
  );
  const job = {
    id: 'job',
    templateNo: 'SKU',
    templateName: '',
    type: 'FormOrder::Form' as const,
    rowsCount: 0,
    imageKeys: paths,
  };
  const opened = await store.save(
    folder,
    {
      id: folder.id,
      ownerId: 1,
      serverUrl,
      createdAt: new Date().toISOString(),
      fileName: 'sheet.csv',
      sheetName: '',
      sheet: { file: await ownFile(join(folder.path, 'sheet.csv'), 'sheet.csv'), contentType: 'text/csv' },
      images,
      jobs: [job],
    },
    new Map([['job', []]]),
  );
  const session = { serverUrl, token, locale: 'zh-CN' as const, ownerId: 1 };
  const rules = { retry: uploadRetries, stallMs: 60_000 };
  const nothing = () => undefined;
  const run = {
    opened,
    job,
    session,
    rules,
    signal: new AbortController().signal,
    onSent: nothing,
    onUploaded: nothing,
  };
  await runJob(run).catch(nothing);
  if (opened.urls.size !== imagesCount) throw new Error(`${opened.urls.size} images were sent`);
  await opened.close();
}
