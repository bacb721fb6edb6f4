import { createHash } from 'node:crypto';
import { resizeWidthsPx } from '@platen/model/files/resized-pictures';
import sharp from 'sharp';
import { injectClient } from '../../apps/server/src/testing/inject-client.ts';
import type { BenchServer } from '../lists/server.ts';

const quality = 80;
const parallel = 4;
const photos = 40;
const widths = resizeWidthsPx.filter((width) => width >= 300 && width <= 1500);
const count = photos * widths.length;

/** A noisy picture like a camera's: 24 megapixels. */
async function photo(): Promise<Buffer> {
  const [width, height] = [6000, 4000];
  const noise = await sharp({
    create: {
      width: 1500,
      height: 1000,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  return sharp(noise).resize(width, height).jpeg({ quality: 88 }).toBuffer();
}

async function upload({ app, tokens }: BenchServer, bytes: Buffer): Promise<string> {
  const { direct_upload } = await injectClient(app.http, tokens.customer)('POST /active_storage/direct_upload', {
    body: {
      filename: 'photo.jpg',
      content_type: 'image/jpeg',
      byte_size: bytes.length,
      base64_digest: createHash('md5').update(bytes).digest('base64'),
    },
  });
  const put = await app.http.inject({
    method: 'PUT',
    url: new URL(direct_upload.url).pathname,
    headers: direct_upload.headers,
    payload: bytes,
  });
  if (put.statusCode >= 300) throw new Error(put.body);
  return direct_upload.blob_url;
}

async function inParallel(work: (index: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let next = 0;
  const one = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: parallel }, one));
  return performance.now() - start;
}

/** Compares the thumbnails of 40 photos in the widths that the console requests with sharp alone. */
export async function benchThumbnails(server: BenchServer): Promise<void> {
  const bytes = await photo();
  const urls: string[] = [];
  for (let made = 0; made < photos; made++) urls.push(await upload(server, bytes));
  const widthOf = (index: number) => widths[Math.floor(index / photos)];
  const alone = await inParallel((index) =>
    sharp(bytes)
      .rotate()
      .resize({ width: widthOf(index), withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer(),
  );
  const served = await inParallel(async (index) => {
    const answer = await server.app.http.inject({
      method: 'GET',
      url: `${urls[index % photos]}?width=${widthOf(index)}&quality=${quality}`,
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  });
  console.log(
    `${count} thumbnails of ${(bytes.length / 1e6).toFixed(1)} MB: ${served.toFixed(0)} ms, sharp alone ${alone.toFixed(0)} ms`,
  );
  console.log(`ratio catalogue.thumbnails_vs_sharp ${(served / alone).toFixed(2)}`);
}
