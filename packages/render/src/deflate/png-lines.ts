import type { Size } from '@platen/design/geometry';
import { addBytes, unpackTriplets } from '../pixel-words.ts';

/** Of a pixel in the file: a picture without transparency has three. */
export type Channels = 3 | 4;

/** Takes the filtered lines of a PNG as they are inflated, in pieces of any length, and puts their pixels into words. */
export interface LineReader {
  add(piece: Uint8Array): void;
  /** Throws where a line is missing. */
  end(): void;
}

/** A line, from a whole word on, so that its bytes can be worked on four at a time. */
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
    if (row === height) throw new Error('more lines than there are rows');
    if (channels === 3) unpackTriplets(line.words, width, words, row * width);
    else words.set(line.words, row * width);
    row += 1;
  });
  return {
    add: decoder.add,
    end() {
      if (row < height) throw new Error(`${height - row} rows are missing`);
      if (decoder.isWithinLine()) throw new Error('more lines than there are rows');
    },
  };
}

interface LineDecoder extends Pick<LineReader, 'add'> {
  /** A line has begun that is not whole yet. */
  isWithinLine(): boolean;
}

/** Gives each line of a PNG as it is whole. It is gone with the next but one. */
export function newLineDecoder(width: number, channels: Channels, onLine: (line: Line) => void): LineDecoder {
  const lineBytes = width * channels;
  let line = newLine(lineBytes);
  let above = newLine(lineBytes);
  let filter: number | undefined;
  let filled = 0;

  function finishLine(): void {
    const takeBack = filters[filter ?? -1];
    if (!takeBack) throw new Error(`no filter is ${filter}`);
    takeBack(line, above, channels);
    onLine(line);
    [line, above] = [above, line];
    filter = undefined;
    filled = 0;
  }

  return {
    add(piece) {
      for (let at = 0; at < piece.length; ) {
        // The first byte of a line says what it was written as the difference to.
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

/** What `deflateRows` writes a line as the difference to: its left neighbors, or the line above. */
export const filterSub = 1;
export const filterUp = 2;

/** Take back, in place, what a line was written as the difference to. By the number of the filter. */
const filters: readonly ((line: Line, above: Line, channels: Channels) => void)[] = [
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
      bytes[at] = (bytes[at] as number) + nearest(left, above[at] as number, corner);
    }
  },
];

/** Whichever of three neighbors is nearest to where they point to together. */
function nearest(left: number, above: number, corner: number): number {
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
