import { blendColor, type Color } from '../raster/blend.ts';
import { newMask, stampMask } from '../raster/masks.ts';
import { intersect, type PixelRect, type Surface } from '../raster/surface.ts';
import type { StampedGlyph } from './glyph-masks.ts';

/**
 * Letters of one colour, from the masks that are known of them. A letter whose frame meets no other's goes straight to
 * the surface; those that meet are covered together first, so that they are not inked twice where they touch.
 */
export function inkGlyphs(surface: Surface, stamps: readonly StampedGlyph[], color: Color): void {
  const seen = stamps.filter((stamp) => intersect(frameOf(stamp), surface));
  const chains = chainsOf(seen);
  if (!areApart(chains.map(({ frame }) => frame))) {
    inkTogether(surface, seen, surface, color);
    return;
  }
  for (const { stamps: chain, frame } of chains) {
    const [only] = chain;
    if (only && chain.length === 1) blendColor(surface, { ...frameOf(only), data: only.mask.data }, color);
    else inkTogether(surface, chain, frame, color);
  }
}

function inkTogether(surface: Surface, stamps: readonly StampedGlyph[], frame: PixelRect, color: Color): void {
  const region = intersect(frame, surface);
  if (!region) return;
  const whole = newMask(region);
  for (const { mask, x, y } of stamps) stampMask(whole, mask, x, y);
  blendColor(surface, whole, color);
}

interface Chain {
  readonly stamps: StampedGlyph[];
  frame: PixelRect;
}

/** Letters one after the other, cut where one does not meet what is before it. */
function chainsOf(stamps: readonly StampedGlyph[]): readonly Chain[] {
  const chains: Chain[] = [];
  for (const stamp of stamps) {
    const frame = frameOf(stamp);
    const last = chains.at(-1);
    if (last && intersect(last.frame, frame)) {
      last.stamps.push(stamp);
      last.frame = unite(last.frame, frame);
    } else {
      chains.push({ stamps: [stamp], frame });
    }
  }
  return chains;
}

/** From left to right, each frame is held against those that it could still meet. */
function areApart(frames: readonly PixelRect[]): boolean {
  let open: PixelRect[] = [];
  for (const frame of [...frames].sort((a, b) => a.left - b.left)) {
    open = open.filter((other) => other.left + other.width > frame.left);
    if (open.some((other) => intersect(other, frame))) return false;
    open.push(frame);
  }
  return true;
}

function frameOf({ mask, x, y }: StampedGlyph): PixelRect {
  return { left: mask.left + x, top: mask.top + y, width: mask.width, height: mask.height };
}

function unite(a: PixelRect, b: PixelRect): PixelRect {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  const width = Math.max(a.left + a.width, b.left + b.width) - left;
  return { left, top, width, height: Math.max(a.top + a.height, b.top + b.height) - top };
}
