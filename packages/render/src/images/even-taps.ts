import type { Axis } from './axis.ts';

/**
 * The weights of a pixel are whole, and sum up to so much: `reduce.wat` divides by it. As fine as the products of 16 bits
 * allow, with room for weights beyond 1: with 256ths, a tenth of a photo's size lost 10 dB.
 */
const weightSum = 1 << 14;

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

function makeEvenTaps({ first, taps, weight, tapsMax }: Axis): EvenTaps {
  const count = Math.max(2, tapsMax + (tapsMax & 1));
  const weights = new Int16Array(first.length * count);
  for (let index = 0; index < first.length; index++) {
    const whole = weight.slice(taps[index], taps[index + 1]).map((each) => Math.round(each * weightSum));
    preserveSum(whole);
    weights.set(whole, index * count);
  }
  return { first, weights, count };
}

/** The heaviest takes what is left over of the sum: an even color stays what it is. */
function preserveSum(weights: Float64Array): void {
  const heaviest = weights.indexOf(Math.max(...weights));
  const sum = weights.reduce((all, each) => all + each, 0);
  if (heaviest !== -1) weights[heaviest] = (weights[heaviest] as number) + weightSum - sum;
}
