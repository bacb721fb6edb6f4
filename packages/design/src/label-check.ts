import { parseColor } from './color.ts';
import { opacityWhole } from './constants.ts';
import { identity, isRectInside, type Matrix, multiply, placementMatrix, type Rect } from './geometry.ts';
import { boundsOnCanvas } from './layer-bounds.ts';
import { itemsOf } from './layer-items.ts';
import type { Layer, LayerType } from './layers/index.ts';
import { mapLayers } from './tree.ts';

/** The layers of a label: codes and texts that the system writes. */
const labelTypes: ReadonlySet<LayerType> = new Set(['QrcodeGroup', 'Qrcode', 'Barcode', 'FixedContentTextRect']);
/** Their children are positioned by a flow, so the whole frame belongs to them. */
const flowTypes: ReadonlySet<LayerType> = new Set(['AutoLayoutTemplate']);
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
  return mapLayers(layers, (layer) => (labelTypes.has(layer.type) ? undefined : layer));
}

/** @param owner the container with the custom item */
function* drawnOf(layer: Layer, parent: Matrix, owner: Layer | undefined): Generator<Drawn> {
  const bounds = () => boundsOnCanvas(layer, parent);
  if (labelTypes.has(layer.type)) {
    yield { role: 'label', layer, bounds: bounds() };
    return;
  }
  const artwork = isCustomizable(layer) ? layer : owner;
  const isWhole = layer.children.length === 0 || flowTypes.has(layer.type);
  if (!isWhole) {
    const matrix = multiply(parent, placementMatrix(layer));
    for (const child of layer.children) yield* drawnOf(child, matrix, artwork);
  } else if (artwork) yield { role: 'artwork', layer: artwork, bounds: bounds() };
  else if (isOpaqueBox(layer)) yield { role: 'cover', layer, bounds: bounds() };
}

function isCustomizable(layer: Layer): boolean {
  return layer.type === 'CustomArea' || itemsOf(layer).some(({ item }) => item.editable);
}

function isOpaqueBox(layer: Layer): boolean {
  if (layer.type !== 'Rect' || layer.rotate % 90 !== 0 || (layer.opacity ?? opacityWhole) < opacityWhole) return false;
  const fill = parseColor(layer.fill);
  return fill?.kind === 'rgba' && fill.a === 1;
}

function overlapOf(a: Rect, b: Rect): Rect | undefined {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  return width > overlapMinPx && height > overlapMinPx ? { left, top, width, height } : undefined;
}
