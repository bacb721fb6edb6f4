import { coordinateMaxPx, layerSideMinPx } from '../constants.ts';
import { normalizeAngle, type Rect, toHundredths } from '../geometry.ts';
import { type Layer, layerKindOf } from '../layers/index.ts';
import { sineAndCosine } from '../sine.ts';
import { centerOf } from './selection-box.ts';
import type { LayerValues } from './tree-edits.ts';

/** The factors of width and height. */
export interface Scale {
  readonly x: number;
  readonly y: number;
}

/** Whether a layer can only be resized in its ratio: by its kind, or because its children would be distorted. */
export function keepsRatio(layer: Layer): boolean {
  const { keepsRatio: ofKind, flows } = layerKindOf(layer);
  return ofKind || (!flows && layer.children.some((child) => isSlanted(child) || keepsRatio(child)));
}

/** Rotated by an angle other than quarter turns: stretching would skew it, which layers cannot represent. */
export function isSlanted({ rotate }: Layer): boolean {
  return normalizeAngle(rotate) % 90 !== 0;
}

/** A layer after the plane of its parent was stretched around the origin. */
export function stretched(layer: Layer, scale: Scale): { frame: Rect; scale: Scale } {
  const { sine, cosine } = sineAndCosine(normalizeAngle(layer.rotate));
  const along = Math.sqrt((scale.x * cosine) ** 2 + (scale.y * sine) ** 2);
  const across = Math.sqrt((scale.x * sine) ** 2 + (scale.y * cosine) ** 2);
  const width = sideWithin(layer.width * along);
  const height = sideWithin(layer.height * across);
  const { x, y } = centerOf(layer);
  return {
    frame: {
      left: toHundredths(x * scale.x - width / 2),
      top: toHundredths(y * scale.y - height / 2),
      width,
      height,
    },
    scale: { x: along, y: across },
  };
}

/** The scaled children of a layer: frames along both axes, letters and lines only if nothing is distorted. */
export function* scaledContent(layer: Layer, scale: Scale): Generator<[string, LayerValues]> {
  if (layerKindOf(layer).flows) return;
  for (const child of layer.children) {
    const { frame, scale: inner } = stretched(child, scale);
    yield [child.id, { ...frame, ...grown(child, scale) }];
    yield* scaledContent(child, inner);
  }
}

export function grown(layer: Layer, scale: Scale): LayerValues {
  const isEven = Math.abs(scale.x - scale.y) < 1e-3 * scale.x;
  return (isEven ? layerKindOf(layer).grow?.(layer, scale.x) : undefined) ?? {};
}

export function sideWithin(px: number): number {
  return Math.min(coordinateMaxPx, Math.max(layerSideMinPx, toHundredths(px)));
}
