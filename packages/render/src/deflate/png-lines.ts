import type { Size } from '@platen/design/geometry';
import { addBytes, unpackTriplets } from '../pixel-words.ts';

/** The number of channels in the file: 3 (RGB) for a picture without transparency, otherwise 4 (RGBA). */
export type Channels = 3 | 4;

/** Unfilters the lines of a PNG, which are added as inflated chunks of any length, and stores their pixels as words. */
export interface LineReader {
  add(piece: Uint8Array): void;
  /** Throws if lines are missing or there are too many. */
  end(): void;
}

/** A line without its filter byte, in memory that is aligned to words, so that four bytes are processed at once. */
interface Line {
  readonly bytes: Uint8Array;
  readonly words: Int32Array;
}

function newLine(byteCount: number): Line {
  const words = new Int32Array(Math.ceil(byteCount / 4));
  return { words, bytes: new Uint8Array(words.buffer, 0, byteCount) };
}

export function newLineReader({ width, height }: Size, channels: Channels, words: Int32Array): LineReader {
  let row = 0;
  const decoder = newLineDecoder(width, channels, (line) => {
    if (row === height) throw new Error('more lines than rows');
    if (channels === 3) unpackTriplets(line.words, width, words, row * width);
    else words.set(line.words, row * width);
    row += 1;
  });
  return {
    add: decoder.add,
    end() {
      if (row < height) throw new Error(`${height - row} rows are missing`);
      if (decoder.isWithinLine()) throw new Error('more lines than rows');
    },
  };
}

interface LineDecoder extends Pick<LineReader, 'add'> {
  /** Whether the last line is incomplete. */
  isWithinLine(): boolean;
}

/**
 * Unfilters the lines of a PNG.
 * @param onLine is called with each complete line, whose memory is overwritten after the next call
 */
export function newLineDecoder(width: number, channels: Channels, onLine: (line: Line) => void): LineDecoder {
  const lineBytes = width * channels;
  let line = newLine(lineBytes);
  let above = newLine(lineBytes);
  let filter: number | undefined;
  let filled = 0;

  function finishLine(): void {
    const unfilter = unfilters[filter ?? -1];
    if (!unfilter) throw new Error(`unknown PNG filter type ${filter}`);
    unfilter(line, above, channels);
    onLine(line);
    [line, above] = [above, line];
    filter = undefined;
    filled = 0;
  }

  return {
    add(piece) {
      for (let at = 0; at < piece.length; ) {
        // The first byte of a line is the number of its filter.
        if (filter === undefined) filter = piece[at++];
        const count = Math.min(lineBytes - filled, piece.length - at);
        line.bytes.set(piece.subarray(at, at + count), filled);
        filled += count;
        at += count;
        if (filled === lineBytes) finishLine();
      }
    },
    isWithinLine: () => filter !== undefined,
  };
}

/** The filters that `deflateRows` uses: the difference from the left neighbor, and from the line above. */
export const filterSub = 1;
export const filterUp = 2;

/** By filter number: reverses the filter of a line, in place. */
const unfilters: readonly ((line: Line, above: Line, channels: Channels) => void)[] = [
  () => undefined,
  function sub({ bytes }, _, channels) {
    for (let at = channels; at < bytes.length; at++) {
      bytes[at] = (bytes[at] as number) + (bytes[at - channels] as number);
    }
  },
  function up(line, above) {
    addBytes(line.words, above.words);
  },
  function average({ bytes }, { bytes: above }, channels) {
    for (let at = 0; at < bytes.length; at++) {
      const left = at >= channels ? (bytes[at - channels] as number) : 0;
      bytes[at] = (bytes[at] as number) + ((left + (above[at] as number)) >> 1);
    }
  },
  function paeth({ bytes }, { bytes: above }, channels) {
    for (let at = 0; at < bytes.length; at++) {
      const left = at >= channels ? (bytes[at - channels] as number) : 0;
      const corner = at >= channels ? (above[at - channels] as number) : 0;
      bytes[at] = (bytes[at] as number) + paethPredictor(left, above[at] as number, corner);
    }
  },
];

/** The Paeth predictor of PNG: the neighbor nearest to left + above − corner. */
function paethPredictor(left: number, above: number, corner: number): number {
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
