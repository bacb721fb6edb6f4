import { opacityWhole } from './constants.ts';
import { identity, isRectInside, type Matrix, multiply, placementMatrix, type Rect } from './geometry.ts';
import { boundsOnCanvas } from './layer-bounds.ts';
import { itemsOf } from './layer-items.ts';
import { type Layer, layerKindOf } from './layers/index.ts';
import { mapLayers } from './tree.ts';

/** A smaller overlap is two edges that touch. */
const overlapMinPx = 1;

interface CoveredArtwork {
  readonly label: Layer;
  readonly covered: Layer;
}

/** A drawn element, in drawing order. */
interface Drawn {
  readonly role: 'label' | 'artwork' | 'cover';
  /** The layer to report: for artwork, the one with the custom item. */
  readonly layer: Layer;
  readonly bounds: Rect;
}

/**
 * The labels of a production image that cover custom items, each with the first one that it covers. Artwork below an
 * opaque layer of the template is already hidden: a label on a strip of its own is fine, whatever extends below the
 * strip.
 */
export function findCoveredArtwork(layers: readonly Layer[]): CoveredArtwork[] {
  const drawn = layers.flatMap((layer) => [...drawnOf(layer, identity, undefined)]);
  return drawn.flatMap((label, at) => {
    if (label.role !== 'label') return [];
    const below = drawn.slice(0, at);
    const covered = below.find((artwork, index) => {
      const overlap = artwork.role === 'artwork' && overlapOf(artwork.bounds, label.bounds);
      return (
        overlap && !below.slice(index).some(({ role, bounds }) => role === 'cover' && isRectInside(overlap, bounds, 1))
      );
    });
    return covered ? [{ label: label.layer, covered: covered.layer }] : [];
  });
}

/** The layers without their labels; the same ones if there are none. */
export function withoutLabels(layers: readonly Layer[]): readonly Layer[] {
  return mapLayers(layers, (layer) => (isLabel(layer) ? undefined : layer));
}

/** @param owner the container with the custom item */
function* drawnOf(layer: Layer, parent: Matrix, owner: Layer | undefined): Generator<Drawn> {
  const bounds = () => boundsOnCanvas(layer, parent);
  if (isLabel(layer)) {
    yield { role: 'label', layer, bounds: bounds() };
    return;
  }
  const artwork = isCustomizable(layer) ? layer : owner;
  // A flow positions the children, so the whole frame belongs to them.
  const isWhole = layer.children.length === 0 || layerKindOf(layer).flows;
  if (!isWhole) {
    const matrix = multiply(parent, placementMatrix(layer));
    for (const child of layer.children) yield* drawnOf(child, matrix, artwork);
  } else if (artwork) yield { role: 'artwork', layer: artwork, bounds: bounds() };
  else if (isOpaqueBox(layer)) yield { role: 'cover', layer, bounds: bounds() };
}

function isLabel(layer: Layer): boolean {
  return layerKindOf(layer).printRole === 'label';
}

function isCustomizable(layer: Layer): boolean {
  return layerKindOf(layer).printRole === 'supplied' || itemsOf(layer).some(({ item }) => item.editable);
}

function isOpaqueBox(layer: Layer): boolean {
  const isUpright = layer.rotate % 90 === 0;
  return isUpright && (layer.opacity ?? opacityWhole) === opacityWhole && layerKindOf(layer).isOpaque(layer);
}

function overlapOf(a: Rect, b: Rect): Rect | undefined {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  return width > overlapMinPx && height > overlapMinPx ? { left, top, width, height } : undefined;
}
