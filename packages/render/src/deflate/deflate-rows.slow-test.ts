import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deflateRows } from './deflate-rows.ts';
import type { Channels } from './png-lines.ts';

const zlibHeader = Buffer.from([0x78, 0x01]);
const lastBlock = Buffer.from([0x03, 0x00]);

/** Decodes the rows like a PNG reader. zlib validates the codes and the checksum. */
function readBack(pixels: Int32Array, width: number, channels: Channels): Int32Array {
  const { compressed, checksum, byteCount } = deflateRows(pixels, width, channels);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checksum);
  const filtered = inflateSync(Buffer.concat([zlibHeader, compressed, lastBlock, sum]));
  expect(filtered.length).toBe(byteCount);
  const rowBytes = width * channels;
  const bytes = new Uint8Array(pixels.length * channels);
  for (let at = 0; at < bytes.length; at++) {
    const row = Math.floor(at / rowBytes);
    const isSub = filtered[row * (rowBytes + 1)] === 1;
    const before = isSub ? (at % rowBytes < channels ? 0 : bytes[at - channels]) : bytes[at - rowBytes];
    bytes[at] = (filtered[at + row + 1] ?? 0) + (before ?? 0);
  }
  return Int32Array.from(pixels, (_, pixel) => {
    const of = (channel: number) => (bytes[pixel * channels + channel] ?? 0) << (8 * channel);
    return of(0) | of(1) | of(2) | (channels === 4 ? of(3) : 0);
  });
}

/** From noise to a single color, so that rare values get long codes and repeated ones become runs. */
const image = fc
  .record({
    width: fc.integer({ min: 1, max: 90 }),
    height: fc.integer({ min: 1, max: 12 }),
    colors: fc.integer({ min: 1, max: 400 }),
  })
  .chain(({ width, height, colors }) => {
    const color = fc.integer({ min: 0, max: colors }).map((index) => Math.imul(index, 0x9e3779b1));
    return fc.record({
      width: fc.constant(width),
      pixels: fc.int32Array({ minLength: width * height, maxLength: width * height }),
      few: fc.array(color, { minLength: width * height, maxLength: width * height }),
      isNoise: fc.boolean(),
    });
  });

/** The first pixel that differs, or -1. Vitest compares arrays of this size for seconds. */
function firstDifference(found: Int32Array, expected: Int32Array): number {
  expect(found.length).toBe(expected.length);
  return found.findIndex((pixel, at) => pixel !== expected[at]);
}

describe('deflated rows', () => {
  it('are what they were, whatever they hold', () => {
    fc.assert(
      fc.property(image, ({ width, pixels, few, isNoise }) => {
        const given = isNoise ? pixels : Int32Array.from(few);
        expect(firstDifference(readBack(given, width, 4), given)).toBe(-1);
        const opaque = given.map((word) => word & 0xffffff);
        expect(firstDifference(readBack(given, width, 3), opaque)).toBe(-1);
      }),
    );
  });

  it('are what they were over many blocks, with runs of every length and codes of every length', () => {
    const width = 1031;
    const pixels = new Int32Array(width * 300);
    // Each value is half as frequent as the one before: without a limit, the rarest would get codes of 17 bits or more.
    for (let at = 0; at < pixels.length; at++)
      pixels[at] = at % 5 === 0 ? Math.clz32(Math.imul(at, 0x9e3779b1)) * 3 : 0;
    pixels.fill(0, width * 200, width * 290);
    expect(firstDifference(readBack(pixels, width, 4), pixels)).toBe(-1);
    expect(firstDifference(readBack(pixels, width, 3), pixels)).toBe(-1);
  });

  it('take next to nothing where nothing changes', () => {
    expect(deflateRows(new Int32Array(1500 * 1500).fill(-1), 1500, 4).compressed.length).toBeLessThan(20_000);
  });
});
