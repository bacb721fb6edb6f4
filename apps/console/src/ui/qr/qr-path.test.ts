import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

/** The modules that a path of `Mx yhWv1h-Wz` covers. */
function covered(path: string): Set<string> {
  const modules = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step++) modules.add(`${Number(x) + step},${y}`);
  }
  return modules;
}

it.each(['weixin://wxpay/bizpayurl?pr=x1', '充值 ¥5,000.00'])(
  'draws every dark module of %s and no light one',
  (text) => {
    const { path, side } = qrPath(text);
    const dark = covered(path);
    const grid = encode(text, { ecc: 'M', border: 0 }).data;
    expect(side).toBe(grid.length);
    for (const [y, row] of grid.entries()) {
      for (const [x, isDark] of row.entries()) expect(dark.has(`${x},${y}`)).toBe(isDark);
    }
  },
);
