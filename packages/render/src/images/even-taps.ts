import type { Axis } from './axis.ts';

/** The weights of a pixel are whole, and sum up to so much: `reduce.wat` divides by it. */
const weightSum = 256;

/** What each pixel of the canvas takes along an axis, by whole weights: as many for each as for any, an even number. */
export interface EvenTaps {
  /** Each pixel's first tap. */
  readonly first: Int32Array;
  readonly weights: Int16Array;
  readonly count: number;
}

const known = new WeakMap<Axis, EvenTaps>();

export function evenTapsOf(axis: Axis): EvenTaps {
  const found = known.get(axis) ?? makeEvenTaps(axis);
  known.set(axis, found);
  return found;
}

function makeEvenTaps({ first, taps, weight }: Axis): EvenTaps {
  let most = 2;
  for (let index = 0; index < first.length; index++) {
    most = Math.max(most, (taps[index + 1] as number) - (taps[index] as number));
  }
  const count = most - (most & 1);
  const firsts = new Int32Array(first);
  const weights = new Int16Array(first.length * count);
  for (let index = 0; index < first.length; index++) {
    const whole = weight.slice(taps[index], taps[index + 1]).map((each) => Math.round(each * weightSum));
    // Of an odd number the outermost weighs next to nothing.
    const isFirstLess = Math.abs(whole[0] ?? 0) < Math.abs(whole.at(-1) ?? 0);
    const skipped = whole.length > count && isFirstLess ? 1 : 0;
    firsts[index] = (first[index] as number) + skipped;
    const kept = whole.subarray(skipped, skipped + count);
    keepSum(kept);
    weights.set(kept, index * count);
  }
  return { first: firsts, weights, count };
}

/** The heaviest takes what is left over of the sum: an even colour stays what it is. */
function keepSum(weights: Float64Array): void {
  const heaviest = weights.indexOf(Math.max(...weights));
  const sum = weights.reduce((all, each) => all + each, 0);
  if (heaviest !== -1) weights[heaviest] = (weights[heaviest] as number) + weightSum - sum;
}
