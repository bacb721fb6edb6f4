import { constants, deflateRawSync, inflateRawSync, inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { zlibHeader } from '../../packages/render/src/deflate/block-codes.ts';
import { deflateRows } from '../../packages/render/src/deflate/deflate-rows.ts';
import { inflateRows } from '../../packages/render/src/deflate/inflate-rows.ts';
import { type Channels, newLineReader } from '../../packages/render/src/deflate/png-lines.ts';
import { endOfRows } from '../../packages/render/src/node/png.ts';
import { wordsOf } from '../../packages/render/src/raster/surface.ts';
import { makePhoto } from './materials.ts';

/** Processor time in milliseconds, and bytes. */
interface Cost {
  readonly ms: number;
  readonly bytes: number;
}

export interface RowCosts {
  readonly name: string;
  readonly ours: Cost;
  /** zlib by its settings. It is given filtered rows: filtering them and their checksum are not counted. */
  readonly zlib: Readonly<Record<'rle' | 'huffman' | 'fastest', Cost>>;
  readonly readMs: { readonly ours: number; readonly zlib: number };
}

const zlibSettings = {
  rle: { level: 1, strategy: constants.Z_RLE },
  huffman: { level: 1, strategy: constants.Z_HUFFMAN_ONLY },
  fastest: { level: 1, strategy: constants.Z_DEFAULT_STRATEGY },
} as const;

const turns = 5;
const size = { width: 4000, height: 3000 };

/** What is written: a photo, and a print with large areas of one color and transparent ones. */
const subjects: Record<string, () => Promise<{ data: Buffer; channels: Channels }>> = {
  photo: async () => ({
    data: await sharp(await makePhoto(size.width, size.height, 1))
      .ensureAlpha()
      .raw()
      .toBuffer(),
    channels: 3,
  }),
  print: async () => {
    const shapes = Array.from({ length: 60 }, (_, at) => {
      const place = `cx="${(at * 997) % size.width}" cy="${(at * 613) % size.height}" r="${90 + at * 4}"`;
      return `<circle ${place} fill="hsl(${at * 23} 70% 50%)" fill-opacity="${at % 3 === 0 ? 0.6 : 1}"/>`;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000">${shapes.join('')}</svg>`;
    return { data: await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer(), channels: 4 };
  },
};

/** Compares writing and reading the rows of a PNG with zlib, in one thread and alternately. */
export async function measureRows(): Promise<RowCosts[]> {
  const costs: RowCosts[] = [];
  for (const [name, make] of Object.entries(subjects)) {
    const { data, channels } = await make();
    costs.push({ name, ...measure(wordsOf(new Uint8Array(data)), channels) });
  }
  return costs;
}

function measure(pixels: Int32Array, channels: Channels): Omit<RowCosts, 'name'> {
  const written = deflateRows(pixels, size.width, channels);
  const end = endOfRows([written]);
  const filtered = inflateRawSync(Buffer.concat([written.compressed, end.subarray(0, 2)]));
  const file = [Uint8Array.from(zlibHeader), written.compressed, end];
  const words = new Int32Array(pixels.length);
  const zlibOf = (key: keyof typeof zlibSettings) => () => deflateRawSync(filtered, zlibSettings[key]).length;
  const ways = {
    ours: () => deflateRows(pixels, size.width, channels).compressed.length,
    rle: zlibOf('rle'),
    huffman: zlibOf('huffman'),
    fastest: zlibOf('fastest'),
    read: () => Number(inflateRows(file, size, channels, words)),
    zlibRead: () => {
      const lines = newLineReader(size, channels, words);
      lines.add(inflateSync(Buffer.concat(file)));
      lines.end();
      return 1;
    },
  };
  const costs = costsOf(ways);
  if (costs.read.bytes !== 1) throw new Error('our rows were not read by our reader');
  const { ours, rle, huffman, fastest, read, zlibRead } = costs;
  return { ours, zlib: { rle, huffman, fastest }, readMs: { ours: read.ms, zlib: zlibRead.ms } };
}

/** The least processor time of several turns: what else the machine does can only add to it. */
function costsOf<K extends string>(ways: Readonly<Record<K, () => number>>): Record<K, Cost> {
  const costs: Partial<Record<K, Cost>> = {};
  for (let turn = 0; turn <= turns; turn++) {
    for (const [name, run] of Object.entries<() => number>(ways) as [K, () => number][]) {
      const before = process.cpuUsage();
      const bytes = run();
      const { user, system } = process.cpuUsage(before);
      // The first turn compiles.
      const ms = turn === 0 ? Infinity : (user + system) / 1000;
      costs[name] = { bytes, ms: Math.min(ms, costs[name]?.ms ?? Infinity) };
    }
  }
  return costs as Record<K, Cost>;
}
