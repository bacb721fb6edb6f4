/**
 * The angle of a direction, 0 to 2π, computed only with sums, products and roots: the last bits of `Math.atan2` differ
 * between engines.
 */
export function atan2(y: number, x: number): number {
  const [width, height] = [Math.abs(x), Math.abs(y)];
  if (width === 0 && height === 0) return 0;
  const acute = height <= width ? arcTangent(height / width) : Math.PI / 2 - arcTangent(width / height);
  const upper = x < 0 ? Math.PI - acute : acute;
  return y < 0 ? 2 * Math.PI - upper : upper;
}

/** For 0–1. After halving the angle twice, its series is exact after a few terms. */
function arcTangent(tangent: number): number {
  const t = halfTangent(halfTangent(tangent));
  const square = t * t;
  let sum = 0;
  for (let power = 21; power >= 1; power -= 2) sum = 1 / power - square * sum;
  return 4 * t * sum;
}

function halfTangent(t: number): number {
  return t / (1 + Math.sqrt(1 + t * t));
}
