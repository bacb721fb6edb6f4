import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inflate } from '../node/inflate.ts';
import { compressStrip, levelHead, pngChunk, pngStrip, pngTail } from '../node/png.ts';
import { type Inflate, readLevel } from './level-file.ts';

const size = { width: 5, height: 4 };
const pixels = Int32Array.from({ length: 20 }, (_, at) => Math.imul(at + 1, 0x1e3779b1));
const data = new Uint8Array(pixels.buffer);

function levelFile(isOpaque: boolean): Buffer {
  const strips = [data.subarray(0, 40), data.subarray(40)].map((rows) => compressStrip(rows, { ...size, isOpaque }));
  return Buffer.concat([
    levelHead({ width: 10, height: 7 }, 1, isOpaque),
    ...strips.flatMap(pngStrip),
    pngTail(strips),
  ]);
}

/** A PNG as other programs write it: one zlib stream, split into chunks at arbitrary offsets, without filters. */
function foreignFile(): Buffer {
  const rows = [0, 1, 2, 3].flatMap((row) => [0, ...data.subarray(row * 20, row * 20 + 20)]);
  const stream = deflateSync(Uint8Array.from(rows));
  const head = levelHead({ width: 10, height: 7 }, 1, false);
  // Without the chunk that marks our own files.
  const parts = [
    head.subarray(0, head.length - 14),
    pngChunk('IDAT', stream.subarray(0, 9)),
    pngChunk('IDAT', stream.subarray(9)),
  ];
  return Buffer.concat([...parts, pngChunk('IEND', new Uint8Array(0))]);
}

describe('a level', () => {
  const untouched: Inflate = () => {
    throw new Error('the host was asked');
  };

  it.each([true, false])(
    "written by us is decoded without the host's zlib, which is three times slower (opaque: %s)",
    async (isOpaque) => {
      const { pixels: found, level } = await readLevel(levelFile(isOpaque), untouched);
      expect(level).toBe(1);
      const expected = isOpaque ? pixels.map((word) => word | 0xff000000) : pixels;
      expect([...new Int32Array(found.data.buffer)]).toEqual([...expected]);
    },
  );

  it("written by another program is inflated by the host's zlib", async () => {
    await expect(readLevel(foreignFile(), untouched)).rejects.toThrow('the host was asked');
    const { pixels: found } = await readLevel(foreignFile(), inflate);
    expect([...new Int32Array(found.data.buffer)]).toEqual([...pixels]);
  });

  it('written by us is refused if it is damaged', async () => {
    const file = levelFile(true);
    // The last byte of the zlib checksum: the CRC of the chunk and the IEND chunk follow it.
    const at = file.length - 12 - 4 - 1;
    file[at] = (file[at] ?? 0) ^ 255;
    await expect(readLevel(file, inflate)).rejects.toThrow();
  });
});
