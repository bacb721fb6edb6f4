import { type CoveredWords, isStampOn, leftOf, type PlacedStamp, topOf } from './stamps.ts';
import { type Mask, type PixelRect, type Surface, wordsOf } from './surface.ts';

/**
 * Allocates rows of whole words, so that four pixels can be tested at once. A mask may therefore be wider than
 * requested.
 */
export function newMask({ left, top, width, height }: PixelRect): Mask {
  const wordWidth = (width + 3) & ~3;
  const data = new Uint8Array(wordWidth * height);
  return { left, top, width: wordWidth, height, data, words: wordsOf(data) };
}

/** The coverage of a surface, without its colors. */
export function alphaMask({ words, ...frame }: Surface): Mask {
  const mask = newMask(frame);
  for (let row = 0; row < frame.height; row++) {
    const [at, from] = [row * mask.width, row * frame.width];
    for (let x = 0; x < frame.width; x++) mask.data[at + x] = (words[from + x] as number) >>> 24;
  }
  return mask;
}

/** Removes empty rows and columns around a mask; undefined if it is empty. */
export function trimMask(mask: Mask): Mask | undefined {
  const { data, width, height } = mask;
  const isRowClear = (row: number) => {
    for (let at = row * width; at < (row + 1) * width; at++) if (data[at] !== 0) return false;
    return true;
  };
  const isColumnClear = (column: number) => {
    for (let at = column; at < data.length; at += width) if (data[at] !== 0) return false;
    return true;
  };
  let [top, bottom, left, right] = [0, height, 0, width];
  while (top < bottom && isRowClear(top)) top++;
  if (top === bottom) return undefined;
  while (isRowClear(bottom - 1)) bottom--;
  while (isColumnClear(left)) left++;
  while (isColumnClear(right - 1)) right--;
  const frame = { left: mask.left + left, top: mask.top + top, width: right - left, height: bottom - top };
  const trimmed = newMask(frame);
  for (let row = 0; row < frame.height; row++) {
    const from = (top + row) * width + left;
    trimmed.data.set(data.subarray(from, from + frame.width), row * trimmed.width);
  }
  return trimmed;
}

/** Adds the coverage of a stamp to a mask, saturating at full coverage. */
export function stampMask(whole: Mask, placed: PlacedStamp): void {
  const { mask: part, words } = placed.stamp;
  const left = leftOf(placed) - whole.left;
  const top = topOf(placed) - whole.top;
  if (words && isStampOn(whole, placed)) addWords(whole, words, top * whole.width + left);
  else addClipped(whole, part, left, top);
}

function addWords({ data, width }: Mask, { places, covers }: CoveredWords, start: number): void {
  for (let at = 0; at < covers.length; at++) {
    const place = places[at] as number;
    const pixel = start + (place >> 16) * width + (place & 0xffff);
    const word = covers[at] as number;
    addCover(data, pixel, word & 255);
    addCover(data, pixel + 1, (word >>> 8) & 255);
    addCover(data, pixel + 2, (word >>> 16) & 255);
    addCover(data, pixel + 3, word >>> 24);
  }
  for (let at = covers.length; at < places.length; at++) {
    const place = places[at] as number;
    const pixel = start + (place >> 16) * width + (place & 0xffff);
    data[pixel] = 255;
    data[pixel + 1] = 255;
    data[pixel + 2] = 255;
    data[pixel + 3] = 255;
  }
}

function addClipped(whole: Mask, part: Mask, left: number, top: number): void {
  const fromColumn = Math.max(0, -left);
  const toColumn = Math.min(part.width, whole.width - left);
  const toRow = Math.min(part.height, whole.height - top);
  for (let row = Math.max(0, -top); row < toRow; row++) {
    const start = (top + row) * whole.width + left;
    const from = row * part.width;
    for (let column = fromColumn; column < toColumn; column++) {
      addCover(whole.data, start + column, part.data[from + column] as number);
    }
  }
}

function addCover(data: Uint8Array, at: number, more: number): void {
  const sum = (data[at] as number) + more;
  data[at] = sum > 255 ? 255 : sum;
}

/**
 * The coverage of one mask minus another of the same frame. If both are painted side by side, every pixel is covered
 * once and the background does not show through.
 */
export function subtractMask(from: Mask, taken: Mask): Mask {
  const mask = newMask(from);
  const { data } = mask;
  for (let at = 0; at < data.length; at++) {
    const rest = (from.data[at] as number) - (taken.data[at] as number);
    if (rest > 0) data[at] = rest;
  }
  return mask;
}

/** A mask with the same coverage everywhere, 0–255. */
export function solidMask(frame: PixelRect, covered = 255): Mask {
  const mask = newMask(frame);
  mask.data.fill(covered);
  return mask;
}

/** The product of two masks of the same frame. */
export function multiplyMask(one: Mask, other: Mask): Mask {
  const mask = newMask(one);
  const { data } = mask;
  for (let at = 0; at < data.length; at++) {
    data[at] = Math.round(((one.data[at] as number) * (other.data[at] as number)) / 255);
  }
  return mask;
}
