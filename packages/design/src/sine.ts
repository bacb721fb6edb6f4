/**
 * Sine and cosine of an angle of 0 ≤ degrees < 360, computed only with sums and products: `Math.sin` and `Math.cos`
 * differ in their last bits between engines, which would change the pixels of rotated pictures. Exact for quarter
 * turns.
 */
export function sineAndCosine(degrees: number): { readonly sine: number; readonly cosine: number } {
  const quarter = Math.floor(degrees / 90);
  const rest = degrees - quarter * 90;
  const isSteep = rest > 45;
  const radians = ((isSteep ? 90 - rest : rest) * Math.PI) / 180;
  const small = sineOf(radians);
  const large = cosineOf(radians);
  const sine = isSteep ? large : small;
  const cosine = isSteep ? small : large;
  const turned = [
    { sine, cosine },
    { sine: cosine, cosine: -sine },
    { sine: -sine, cosine: -cosine },
    { sine: -cosine, cosine: sine },
  ] as const;
  const { sine: s, cosine: c } = turned[quarter as 0 | 1 | 2 | 3];
  // Adding 0 turns −0 into 0, so that equal matrices compare as equal.
  return { sine: s + 0, cosine: c + 0 };
}

/** The Taylor series for up to 45°: the truncation error is below the last bit. */
function sineOf(x: number): number {
  const square = x * x;
  let sum = 1;
  for (let factor = 16; factor >= 2; factor -= 2) sum = 1 - (square / (factor * (factor + 1))) * sum;
  return x * sum;
}

function cosineOf(x: number): number {
  const square = x * x;
  let sum = 1;
  for (let factor = 17; factor >= 1; factor -= 2) sum = 1 - (square / (factor * (factor + 1))) * sum;
  return sum;
}
