import { blendColor, type Color } from '../raster/blend.ts';
import { newMask, stampMask } from '../raster/masks.ts';
import { intersect, type Surface } from '../raster/surface.ts';
import type { StampedGlyph } from './glyph-masks.ts';

/** Letters one after the other of which each meets what is before it, and the frame around them. */
interface Chain {
  readonly stamps: StampedGlyph[];
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Letters of one colour, from the masks that are known of them. A letter whose frame meets no other's goes straight to
 * the surface; those that meet are covered together first, so that they are not inked twice where they touch.
 */
export function inkGlyphs(surface: Surface, stamps: readonly StampedGlyph[], color: Color): void {
  const chains = chainsOf(surface, stamps);
  if (areApart(chains)) for (const chain of chains) inkChain(surface, chain, color);
  else
    inkTogether(
      surface,
      chains.flatMap((chain) => chain.stamps),
      surface,
      color,
    );
}

function inkChain(surface: Surface, { stamps, left, top, right, bottom }: Chain, color: Color): void {
  const [only] = stamps;
  const frame = { left, top, width: right - left, height: bottom - top };
  if (only && stamps.length === 1) blendColor(surface, only.mask, color, only.x, only.y);
  else inkTogether(surface, stamps, frame, color);
}

function inkTogether(
  surface: Surface,
  stamps: readonly StampedGlyph[],
  frame: Parameters<typeof intersect>[0],
  color: Color,
): void {
  const region = intersect(frame, surface);
  if (!region) return;
  const whole = newMask(region);
  for (const { mask, x, y } of stamps) stampMask(whole, mask, x, y);
  blendColor(surface, whole, color);
}

function chainsOf(surface: Surface, stamps: readonly StampedGlyph[]): Chain[] {
  const chains: Chain[] = [];
  const surfaceEnd = surface.top + surface.height;
  let last: Chain | undefined;
  for (const stamp of stamps) {
    const { mask } = stamp;
    const left = mask.left + stamp.x;
    const top = mask.top + stamp.y;
    const right = left + mask.width;
    const bottom = top + mask.height;
    if (bottom <= surface.top || top >= surfaceEnd) continue;
    if (last && left < last.right && right > last.left && top < last.bottom && bottom > last.top) {
      last.stamps.push(stamp);
      if (left < last.left) last.left = left;
      if (top < last.top) last.top = top;
      if (right > last.right) last.right = right;
      if (bottom > last.bottom) last.bottom = bottom;
    } else {
      last = { stamps: [stamp], left, top, right, bottom };
      chains.push(last);
    }
  }
  return chains;
}

/** From left to right, each chain is held against those that it could still meet. */
function areApart(chains: readonly Chain[]): boolean {
  let open: Chain[] = [];
  for (const chain of chains.toSorted((a, b) => a.left - b.left)) {
    open = open.filter(({ right }) => right > chain.left);
    if (open.some(({ top, bottom }) => top < chain.bottom && chain.top < bottom)) return false;
    open.push(chain);
  }
  return true;
}
