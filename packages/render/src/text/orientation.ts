import { orientationRanges } from './orientation-data.ts';

/** The orientation of a character in vertical text. */
export type Orientation = 'upright' | 'substituted' | 'turned' | 'rotated';

type Ranges = readonly { readonly first: number; readonly last: number; readonly orientation: Orientation }[];

const ranges: Ranges = Object.entries(orientationRanges)
  .flatMap(([orientation, words]) =>
    readRanges(words).map((range) => ({ ...range, orientation: orientation as Orientation })),
  )
  .sort((a, b) => a.first - b.first);

export function orientationOf(codePoint: number): Orientation {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (!range || codePoint < range.first) high = middle - 1;
    else if (codePoint > range.last) low = middle + 1;
    else return range.orientation;
  }
  return 'rotated';
}

function readRanges(words: string): { first: number; last: number }[] {
  let end = 0;
  return words.split(' ').map((word) => {
    const [distance = '0', length = '0'] = word.split('-');
    const first = end + Number.parseInt(distance, 36);
    end = first + Number.parseInt(length, 36);
    return { first, last: end };
  });
}
