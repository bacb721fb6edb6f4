import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zlibHeader } from './block-codes.ts';
import { adlerBase, deflateRows } from './deflate-rows.ts';
import { inflateRows } from './inflate-rows.ts';
import type { Channels } from './png-lines.ts';

/** The IDAT parts of a PNG whose rows were compressed in strips. */
function partsOf(
  pixels: Int32Array,
  width: number,
  channels: Channels,
  stripRows = Number.POSITIVE_INFINITY,
): Uint8Array[] {
  const parts: Uint8Array[] = [Uint8Array.from(zlibHeader)];
  let [low, high] = [1, 0];
  for (let at = 0; at < pixels.length; at += stripRows * width) {
    const { compressed, checksum, byteCount } = deflateRows(
      pixels.subarray(at, at + stripRows * width),
      width,
      channels,
    );
    parts.push(compressed);
    // Combines two Adler-32 checksums like `adler32_combine` of zlib.
    high = (high + Math.floor(checksum / 65536) + (byteCount % adlerBase) * (low - 1 + adlerBase)) % adlerBase;
    low = (low + (checksum % 65536) - 1 + adlerBase) % adlerBase;
  }
  return [...parts, Uint8Array.of(0x03, 0x00, high >> 8, high & 255, low >> 8, low & 255)];
}

function read(parts: readonly Uint8Array[], width: number, height: number, channels: Channels): Int32Array | undefined {
  const words = new Int32Array(width * height);
  return inflateRows(parts, { width, height }, channels, words) ? words : undefined;
}

const opaque = (pixels: Int32Array) => pixels.map((word) => word | 0xff000000);

/** The index of the first different pixel, −1 if there is none. Listing all of them would be slower than decoding. */
function firstDifference(found: Int32Array | undefined, expected: Int32Array): number | undefined {
  return found?.findIndex((word, at) => word !== expected[at]);
}

/** From noise to a single color, so that codes of all lengths and repetitions occur. */
function imageOf(width: number, height: number, seed: number, spread: number): Int32Array {
  let state = seed;
  return Int32Array.from({ length: width * height }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
    return (state >>> 8) % 97 < spread ? Math.imul(state >>> 16, 0x9e3779b1) >>> (state & 15) : seed;
  });
}

describe('rows that are read', () => {
  it('are what was written, whatever they hold, in strips of any height', () => {
    const image = fc.record({
      width: fc.integer({ min: 1, max: 70 }),
      height: fc.integer({ min: 1, max: 40 }),
      stripRows: fc.integer({ min: 1, max: 40 }),
      seed: fc.integer(),
      spread: fc.integer({ min: 0, max: 97 }),
    });
    fc.assert(
      fc.property(image, ({ width, height, stripRows, seed, spread }) => {
        const pixels = imageOf(width, height, seed, spread);
        expect(firstDifference(read(partsOf(pixels, width, 4, stripRows), width, height, 4), pixels)).toBe(-1);
        expect(firstDifference(read(partsOf(pixels, width, 3, stripRows), width, height, 3), opaque(pixels))).toBe(-1);
      }),
    );
  });

  it.each([
    ['more rows than are read at once', 1031, 300],
    ['a row that is wider than what is read at once', 26_000, 4],
    ['one column', 1, 70_000],
  ])('are what was written, with %s', (_, width, height) => {
    const pixels = imageOf(width, height, 7, 40);
    pixels.fill(0, Math.floor(pixels.length / 3), Math.floor(pixels.length / 2));
    expect(firstDifference(read(partsOf(pixels, width, 4), width, height, 4), pixels)).toBe(-1);
    expect(firstDifference(read(partsOf(pixels, width, 3), width, height, 3), opaque(pixels))).toBe(-1);
  });
});

describe('rows that are left to the host', () => {
  const [width, height] = [17, 6];
  const pixels = imageOf(width, height, 3, 60);
  const parts = partsOf(pixels, width, 3, 3);

  it('are those of which a byte is another, or missing, or one too many', () => {
    const bytes = parts.map((part) => [...part]);
    for (const [at, part] of bytes.entries()) {
      for (let byte = 0; byte < part.length; byte++) {
        const without = parts.with(at, Uint8Array.from(part.toSpliced(byte, 1)));
        const other = parts.with(at, Uint8Array.from(part.with(byte, (part[byte] ?? 0) ^ 64)));
        // Padding bits before a byte boundary may have any value, so some changes do no harm.
        const found = read(other, width, height, 3);
        expect(found === undefined || firstDifference(found, opaque(pixels)) === -1, `byte ${byte} of ${at}`).toBe(
          true,
        );
        expect(read(without, width, height, 3), `part ${at} without byte ${byte}`).toBeUndefined();
      }
    }
  });

  it('are those of another size, or without an end', () => {
    expect(read(parts, width, height + 1, 3)).toBeUndefined();
    expect(read(parts, width, height - 1, 3)).toBeUndefined();
    expect(read(parts, width - 1, height, 3)).toBeUndefined();
    expect(read(parts, width, height, 4)).toBeUndefined();
    expect(read(parts.slice(0, -1), width, height, 3)).toBeUndefined();
    expect(read([], width, height, 3)).toBeUndefined();
  });
});
