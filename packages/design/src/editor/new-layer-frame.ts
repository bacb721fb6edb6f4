import { dpiDefault } from '../constants.ts';
import { doRectsOverlap, invert, type Point, type Rect, type Size, toHundredths, transformRect } from '../geometry.ts';
import { type Layer, layerKindOf } from '../layers/index.ts';
import type { CanvasConfig } from './design-document.ts';
import { frameOnCanvas, indexLayers, type LayerNode } from './layer-nodes.ts';
import { grown, keepsRatio } from './scaling.ts';
import { toCanvas, type View } from './view.ts';

/**
 * The size and position of new layers. They have the figures of their kind, in pixels, where the canvas is large enough and
 * they can be seen; otherwise they are in proportion to the page, the visible part or their container.
 */

/** The smallest side of a canvas on which layers start with the figures of their kind. */
const figuresFromSidePx = 800;
/** The longer side on the screen from which a new layer is found. */
const seenFromPx = 60;
/** The share of the page, along each side. */
const shareOfPage = 0.4;
/** The share of the visible part, if that is smaller. */
const shareOfView = 0.8;
/** The free margin along the edges of a container whose content must stay readable. */
const marginShare = 0.05;
/** The sizes that a layer is reduced to if there is no free place for it. */
const shrinkSteps = [1, 0.8, 0.6, 0.4, 0.25] as const;

export interface NewFrameOptions {
  readonly dpi: number;
  readonly parent: LayerNode | undefined;
  readonly view: View;
  /** The size of the part of the screen that shows the canvas. */
  readonly stage: Size;
}

/** Places a new layer in the middle of its container or of the canvas, without covering protected layers. */
export function placed<L extends Layer>(made: L, config: CanvasConfig, options: NewFrameOptions): L {
  const { parent } = options;
  return parent ? placedIn(made, config, parent, options) : placedOnCanvas(made, config, options);
}

function placedOnCanvas<L extends Layer>(made: L, config: CanvasConfig, options: NewFrameOptions): L {
  const page: Rect = { left: 0, top: 0, width: config.width, height: config.height };
  const seen = visiblePart(page, options) ?? page;
  const room = { width: seen.width * shareOfView, height: seen.height * shareOfView };
  const limit = {
    width: Math.min(page.width * shareOfPage, room.width),
    height: Math.min(page.height * shareOfPage, room.height),
  };
  const least = leastOf(made, options.dpi, page);
  const factor = keepsFigures(made, page, room, options) ? 1 : fitting(made, limit);
  return placeFree(atLeast(scaled(made, factor), least), least, middleOf(seen), [page], protectedFrames(config.layers));
}

/** Whether a layer has the figures of its kind on a page, in the room that there is for it. */
function keepsFigures(made: Size, page: Size, room: Size, { view }: NewFrameOptions): boolean {
  const isLarge = Math.min(page.width, page.height) >= figuresFromSidePx;
  const shownPx = (Math.max(made.width, made.height) * view.zoomPercent) / 100;
  return isLarge && fitting(made, room) >= 1 && shownPx >= seenFromPx;
}

/** In proportion, the size of a child relative to its container follows from the default sizes of both. */
function placedIn<L extends Layer>(made: L, config: CanvasConfig, parent: LayerNode, options: NewFrameOptions): L {
  const { layer } = parent;
  const usual = layerKindOf(layer).defaults({ dpi: dpiDefault, newId: () => '' });
  const share = Math.min(layer.width / usual.width, layer.height / usual.height);
  const around: Rect = { left: 0, top: 0, width: layer.width, height: layer.height };
  const isAround = made.width * share >= layer.width && made.height * share >= layer.height;
  const factor = keepsFigures(made, config, layer, options) ? 1 : share;
  const { mustStayVisible } = layerKindOf(layer);
  if (isAround) return centerAt(scaled(made, fitting(made, layer)), middleOf(around));
  if (!mustStayVisible) {
    const sized = scaled(made, Math.min(factor, fitting(made, layer)));
    return placeFree(sized, noSize, middleOf(around), [around], protectedFrames(layer.children));
  }
  const margin = Math.min(layer.width, layer.height) * marginShare;
  const room = { left: margin, top: margin, width: layer.width - 2 * margin, height: layer.height - 2 * margin };
  const least = leastOf(made, options.dpi, config);
  const sized = atLeast(scaled(made, Math.min(factor, fitting(made, room))), least);
  // Siblings that surround all others, such as the cutting frame, do not block space.
  const beside = (layer.children as readonly Layer[]).filter(
    (child) => child.width < layer.width || child.height < layer.height,
  );
  // Starts at the corner, so that as much space as possible is left for later children; outside if there is none left.
  const page = transformRect(invert(parent.matrix), { left: 0, top: 0, width: config.width, height: config.height });
  return placeFree(sized, least, { x: room.left, y: room.top }, [room, page], beside);
}

/** The largest factor at which a layer fits; it may exceed 1. */
function fitting(made: Size, limit: Size): number {
  return Math.min(limit.width / made.width, limit.height / made.height);
}

const noSize: Size = { width: 0, height: 0 };

/** The smallest usable size on the print, limited to the page. */
function leastOf(made: Layer, dpi: number, page: Size): Size {
  const least = layerKindOf(made).minSize?.(dpi) ?? noSize;
  return { width: Math.min(least.width, page.width), height: Math.min(least.height, page.height) };
}

/** Enlarges a layer to that size, with its ratio if its kind keeps it. */
function atLeast<L extends Layer>(layer: L, least: Size): L {
  const width = Math.max(1, least.width / layer.width);
  const height = Math.max(1, least.height / layer.height);
  if (width === 1 && height === 1) return layer;
  if (keepsRatio(layer)) return scaled(layer, Math.max(width, height));
  return { ...layer, width: toHundredths(layer.width * width), height: toHundredths(layer.height * height) };
}

/** Scales a layer with everything that scales with it: letters, strokes, children. */
function scaled<L extends Layer>(layer: L, factor: number): L {
  const side = (px: number) => Math.max(1, toHundredths(px * factor));
  const own = Object.fromEntries(
    Object.entries(grown(layer, { x: factor, y: factor })).map(([key, value]) => [key, roundedFigure(value)]),
  );
  const children = layer.children.map((child) => scaled<Layer>(child, factor));
  return { ...layer, ...own, width: side(layer.width), height: side(layer.height), children };
}

function roundedFigure(value: unknown): unknown {
  return typeof value === 'number' ? toHundredths(value) : value;
}

/**
 * The position nearest to a point that avoids some frames, in the first area that has one; in a smaller size if there
 * is none, down to the smallest usable size, and over the frames as a last resort.
 */
function placeFree<L extends Layer>(
  layer: L,
  least: Size,
  at: Point,
  rooms: readonly Rect[],
  clear: readonly Rect[],
): L {
  for (const room of rooms) {
    for (const step of shrinkSteps) {
      const smaller = step === 1 ? layer : atLeast(scaled(layer, step), least);
      const spot = findFreePosition(smaller, at, room, clear);
      if (spot) return { ...smaller, ...spot };
    }
  }
  return centerAt(layer, at);
}

function centerAt<L extends Layer>(layer: L, { x, y }: Point): L {
  return { ...layer, left: Math.round(x - layer.width / 2), top: Math.round(y - layer.height / 2) };
}

/**
 * The position of a frame nearest to a point, in an area, without touching others. Each side is then at its desired
 * position, at an edge of the area or at an edge of another frame, so only these candidates are tested.
 */
function findFreePosition(
  { width, height }: Size,
  at: Point,
  room: Rect,
  others: readonly Rect[],
): Pick<Rect, 'left' | 'top'> | undefined {
  const least = { left: Math.ceil(room.left), top: Math.ceil(room.top) };
  const most = {
    left: Math.floor(room.left + room.width - width),
    top: Math.floor(room.top + room.height - height),
  };
  if (most.left < least.left || most.top < least.top) return undefined;
  const within = (px: number, side: 'left' | 'top') => Math.min(most[side], Math.max(least[side], Math.round(px)));
  const wanted = { left: within(at.x - width / 2, 'left'), top: within(at.y - height / 2, 'top') };
  const lefts = others.flatMap((each) => [Math.floor(each.left - width), Math.ceil(each.left + each.width)]);
  const tops = others.flatMap((each) => [Math.floor(each.top - height), Math.ceil(each.top + each.height)]);
  const spots = [wanted.left, ...lefts.map((px) => within(px, 'left'))].flatMap((left) =>
    [wanted.top, ...tops.map((px) => within(px, 'top'))].map((top) => ({ left, top, width, height })),
  );
  const away = ({ left, top }: Rect) => Math.hypot(left - wanted.left, top - wanted.top);
  const [nearest] = spots
    .filter((spot) => !others.some((other) => doRectsOverlap(spot, other)))
    .toSorted((a, b) => away(a) - away(b));
  return nearest && { left: nearest.left, top: nearest.top };
}

/** The frames of layers that must stay readable on the print. */
function protectedFrames(layers: readonly Layer[]): Rect[] {
  return [...indexLayers(layers).values()].filter(({ layer }) => layerKindOf(layer).mustStayVisible).map(frameOnCanvas);
}

/** The part of the page that is on the screen; undefined if it is outside. */
function visiblePart(page: Rect, { view, stage }: NewFrameOptions): Rect | undefined {
  const from = toCanvas(view, { x: 0, y: 0 });
  const to = toCanvas(view, { x: stage.width, y: stage.height });
  const left = Math.max(page.left, from.x);
  const top = Math.max(page.top, from.y);
  const width = Math.min(page.width, to.x) - left;
  const height = Math.min(page.height, to.y) - top;
  return width >= 1 && height >= 1 ? { left, top, width, height } : undefined;
}

function middleOf({ left, top, width, height }: Rect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}
