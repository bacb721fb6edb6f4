import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type BigImage, type Contender, makeBigImage, writeBigPhotos } from './render/big-image.ts';
import { measureGlyphs } from './render/glyphs.ts';
import { measureOrders } from './render/orders.ts';
import { measureRows } from './render/png-rows.ts';
import { measureUploads } from './render/prepared.ts';
import { measureQuality } from './render/quality.ts';
import { measureStored } from './render/stored.ts';

/**
 * Compares the renderer with its alternatives in the same run and with the same number of threads. Only the ratios are
 * meaningful: above 1 we are better. `npm run bench render [glyphs|quality|rows|orders|uploads|stored|big]`, all by default.
 */
const threads = Math.max(2, availableParallelism());
const orderCount = Number(process.env['PLATEN_BENCH_ORDERS'] ?? 200);
const uploadCount = 12;
const [part, ...args] = process.argv.slice(2);

const parts: Record<string, () => Promise<void>> = {
  glyphs: benchGlyphs,
  quality: benchQuality,
  rows: benchRows,
  orders: benchOrders,
  uploads: benchUploads,
  stored: benchStored,
  big: benchBig,
};

if (part === 'big-child') {
  const [contender, photoPath = ''] = args;
  process.stdout.write(JSON.stringify(await makeBigImage(contender as Contender, photoPath, threads)));
} else if (part === undefined) for (const run of Object.values(parts)) await run();
else await parts[part]?.();

async function benchGlyphs(): Promise<void> {
  for (const sizePx of [16, 40, 100]) {
    const { ours, fillText } = await measureGlyphs(sizePx);
    console.log(`glyphs of ${sizePx} px: ours ${count(ours)} a second, fillText ${count(fillText)}`);
    ratio(`glyphs_${sizePx}px_vs_filltext`, ours / fillText);
  }
}

async function benchQuality(): Promise<void> {
  for (const { name, ours, skia, sharp } of await measureQuality()) {
    const peers = [skia, ...sharp];
    const peerText = peers.map((decibels) => decibels.toFixed(1)).join(', ');
    console.log(`pictures, ${name}: ours ${ours.toFixed(1)} dB; Skia, lanczos3 and cubic ${peerText} dB`);
    ratio(`quality_vs_best_${name}`, ours / Math.max(...peers));
  }
}

async function benchRows(): Promise<void> {
  for (const { name, ours, zlib, readMs } of await measureRows()) {
    const figures = Object.entries({ ours, ...zlib }).map(
      ([way, { ms, bytes }]) => `${way} ${ms.toFixed(0)} ms, ${(bytes / 1e6).toFixed(2)} MB`,
    );
    console.log(`rows of a PNG, ${name}: ${figures.join('; ')}`);
    console.log(`  to read them: ours ${readMs.ours.toFixed(0)} ms, zlib ${readMs.zlib.toFixed(0)} ms`);
    ratio(`rows_${name}_vs_zlib_rle`, zlib.rle.ms / ours.ms);
    ratio(`rows_${name}_bytes_vs_zlib_rle`, zlib.rle.bytes / ours.bytes);
    ratio(`rows_${name}_read_vs_zlib`, readMs.zlib / readMs.ours);
  }
}

async function benchOrders(): Promise<void> {
  const { ours, sharpSvg, fillText } = await measureOrders(orderCount, threads);
  console.log(`${orderCount} orders of 1500 × 1500 on ${threads} threads: ours ${inSeconds(ours)}`);
  console.log(`  sharp with SVG text ${inSeconds(sharpSvg)}, canvas with fillText ${inSeconds(fillText)}`);
  ratio('orders_vs_sharp_svg', sharpSvg / ours);
  ratio('orders_vs_filltext', fillText / ours);
  // There is only one mode, which has the same pixels as the browser.
  ratio('orders_exact_vs_sharp_svg', sharpSvg / ours);
}

/** The preparation of a picture happens once at its upload and is not part of the orders' time. */
async function benchUploads(): Promise<void> {
  const { ours, sharpPngs, sharpDecode } = await measureUploads(uploadCount);
  const each = (seconds: number) => `${((seconds / uploadCount) * 1000).toFixed(0)} ms`;
  console.log(`a photo of 4000 × 3000, made ready: ours ${each(ours)}, the same files by sharp ${each(sharpPngs)}`);
  console.log(`  to decode it alone ${each(sharpDecode)}`);
  ratio('uploads_vs_sharp_pngs', sharpPngs / ours);
  ratio('uploads_vs_sharp_decode', sharpDecode / ours);
}

async function benchStored(): Promise<void> {
  const { first, again } = await measureStored(orderCount);
  console.log(`${orderCount} orders through the server: made ${inSeconds(first)}, asked for again ${inSeconds(again)}`);
  ratio('orders_stored_vs_first', first / again);
}

async function benchBig(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-bench-'));
  const photos = await writeBigPhotos(folder);
  const ours = await makeInOwnProcess('ours', photos);
  const canvas = await makeInOwnProcess('canvas', photos);
  const viaSharp = await makeInOwnProcess('sharp', photos);
  await rm(folder, { recursive: true });
  for (const [name, { seconds, peakMb, fileMb }] of Object.entries({ ours, canvas, sharp: viaSharp })) {
    console.log(
      `26000 × 9200, ${name}: ${seconds.toFixed(1)} s, at most ${peakMb.toFixed(0)} MB, a file of ${fileMb.toFixed(0)} MB`,
    );
  }
  ratio('big_vs_canvas', canvas.seconds / ours.seconds);
  ratio('big_vs_sharp', viaSharp.seconds / ours.seconds);
  ratio('big_memory_vs_whole', canvas.peakMb / ours.peakMb);
}

async function makeInOwnProcess(contender: Contender, photos: Record<Contender, string>): Promise<BigImage> {
  const childArgs = [...process.execArgv, process.argv[1] ?? '', 'big-child', contender, photos[contender]];
  const child = spawn(process.execPath, childArgs, { stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(await text(child.stdout)) as BigImage;
}

function ratio(what: string, value: number): void {
  console.log(`ratio render.${what} ${value.toFixed(2)}`);
}

function inSeconds(value: number): string {
  return `${value.toFixed(2)} s`;
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
