import { parseColor } from '../color.ts';
import { cornersOf, invert, type Point, type Rect, transformPoint } from '../geometry.ts';
import { layerValue } from '../layer-items.ts';
import { frameOf, type Inherited } from '../layers/define-layer.ts';
import { type Layer, layerKindOf } from '../layers/index.ts';
import { inheritFrom, isShown } from '../scene.ts';
import { indexLayers, isLocked, type LayerNode } from './layer-nodes.ts';

/** Whether a layer draws something at a point of its own frame, which only its renderer knows. */
export type IsPainted = (layer: Layer, point: Point) => boolean;

export interface HitOptions {
  /** The hit tolerance in px of the canvas, because lines are too thin to be hit exactly. */
  readonly reachPx: number;
  /** Which layers can be selected. */
  readonly canPick?: (layer: Layer) => boolean;
  readonly isPainted?: IsPainted | undefined;
}

/**
 * The layers under a point of the canvas, the topmost first and a container before its children: the first click
 * selects the first one, each further click the next. A container is hit where its children are, an empty one in its
 * frame.
 */
export function hitStack(layers: readonly Layer[], point: Point, options: HitOptions): string[] {
  return hitsIn(layers, point, {}, { ...options, places: indexLayers(layers) });
}

interface Hitting extends HitOptions {
  readonly places: ReadonlyMap<string, LayerNode>;
}

function hitsIn(layers: readonly Layer[], point: Point, inherited: Inherited, hitting: Hitting): string[] {
  return layers.toReversed().flatMap((layer) => {
    const place = hitting.places.get(layer.id);
    if (!place || layer.locked === true || !isShown(layer, inherited)) return [];
    const inside = hasPlacedContent(layer)
      ? hitsIn(layer.children, point, inheritFrom(layer, inherited), hitting)
      : undefined;
    const isHit = inside ? inside.length > 0 : isLayerHit(place, point, hitting);
    if (!isHit) return [];
    return hitting.canPick?.(layer) === false ? (inside ?? []) : [layer.id, ...(inside ?? [])];
  });
}

/**
 * Children of a flow have no position of their own: its frame is selected on the canvas, and its children in the tree.
 */
function hasPlacedContent(layer: Layer): boolean {
  return layer.children.length > 0 && !layerKindOf(layer).flows;
}

function isLayerHit({ layer, matrix }: LayerNode, point: Point, { reachPx, isPainted }: Hitting): boolean {
  const own = transformPoint(invert(matrix), point);
  // Layers are never scaled, so lengths are the same in a layer's own frame and on the canvas.
  if (!isWithin(frameOf(layer), own, reachPx)) return false;
  if (isHollow(layer)) return isOnEdge(layer, own, reachPx);
  return isPainted?.(layer, own) ?? true;
}

/** A frame without a fill is hit only on its line, so that layers inside it can be selected. */
function isHollow(layer: Layer): boolean {
  const fill = layerValue(layer, 'fill');
  const paint = typeof fill === 'string' ? parseColor(fill) : undefined;
  return paint?.kind === 'none' || (paint?.kind === 'rgba' && paint.a === 0);
}

function isOnEdge(layer: Layer, point: Point, reachPx: number): boolean {
  const reach = reachPx + Number(layerValue(layer, 'stroke_width') ?? 0) / 2;
  const { width, height } = layer;
  const inner = { left: reach, top: reach, width: width - 2 * reach, height: height - 2 * reach };
  return inner.width <= 0 || inner.height <= 0 || !isWithin(inner, point, 0);
}

function isWithin({ left, top, width, height }: Rect, { x, y }: Point, reach: number): boolean {
  return x >= left - reach && x <= left + width + reach && y >= top - reach && y <= top + height + reach;
}

/** The layers of one parent whose frames a marquee touches, in drawing order. */
export function layersTouching(
  layers: readonly Layer[],
  parentId: string | undefined,
  marquee: Rect,
  canPick: (layer: Layer) => boolean,
): string[] {
  return [...indexLayers(layers).values()]
    .filter((node) => node.parent?.layer.id === parentId && isOpenToPicking(node) && canPick(node.layer))
    .filter((node) => doOverlap(cornersOnCanvas(node), cornersOf(marquee)))
    .map(({ layer }) => layer.id);
}

function isOpenToPicking(node: LayerNode): boolean {
  return node.layer.visible && !isLocked(node);
}

function cornersOnCanvas({ layer, matrix }: LayerNode): Point[] {
  return cornersOf(frameOf(layer)).map((corner) => transformPoint(matrix, corner));
}

/** Two convex shapes overlap unless the direction of one of their edges separates them. */
function doOverlap(a: readonly Point[], b: readonly Point[]): boolean {
  const normals = [a, b].flatMap((corners) =>
    corners.map((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from;
      return { x: to.y - from.y, y: from.x - to.x };
    }),
  );
  return normals.every(({ x, y }) => {
    const spread = (corners: readonly Point[]) => corners.map((corner) => corner.x * x + corner.y * y);
    const [ofA, ofB] = [spread(a), spread(b)];
    return Math.max(...ofA) > Math.min(...ofB) && Math.max(...ofB) > Math.min(...ofA);
  });
}
