import type { Axis } from './axis.ts';

/**
 * The weights of a pixel are integers with this sum, by which `reduce.wat` divides. This is the finest scale that
 * 16-bit products allow with headroom for weights above 1: with a scale of 256, a photo at a tenth of its size lost 10
 * dB.
 */
const weightSum = 1 << 14;

/**
 * Integer weights of each canvas pixel along an axis. All pixels have the same, even number of taps, which the kernel
 * requires.
 */
export interface EvenTaps {
  /** The index of each pixel's first tap. */
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

/** Adds the rounding error of the sum to the largest weight, so that a uniform color stays exactly the same. */
function preserveSum(weights: Float64Array): void {
  const heaviest = weights.indexOf(Math.max(...weights));
  const sum = weights.reduce((all, each) => all + each, 0);
  if (heaviest !== -1) weights[heaviest] = (weights[heaviest] as number) + weightSum - sum;
}
