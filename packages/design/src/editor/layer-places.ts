import { identity, type Matrix, multiply, placementMatrix, type Rect, transformRect } from '../geometry.ts';
import { frameOf } from '../layers/define-layer.ts';
import type { Layer } from '../layers/index.ts';

/** Where a layer lies in its tree and on its canvas. */
export interface LayerPlace {
  readonly layer: Layer;
  /** Nothing: it lies on the canvas itself. */
  readonly parent: LayerPlace | undefined;
  /** Among its siblings, the lowest first. */
  readonly position: number;
  /** From its own frame to the canvas. */
  readonly matrix: Matrix;
}

export type LayerPlaces = ReadonlyMap<string, LayerPlace>;

const placesOfTree = new WeakMap<readonly Layer[], LayerPlaces>();

/** Every layer of a tree by its id, in drawing order. Made once for each tree, since trees never change. */
export function placesOf(layers: readonly Layer[]): LayerPlaces {
  const known = placesOfTree.get(layers);
  if (known) return known;
  const places = new Map<string, LayerPlace>();
  addPlaces(places, layers, undefined);
  placesOfTree.set(layers, places);
  return places;
}

function addPlaces(places: Map<string, LayerPlace>, layers: readonly Layer[], parent: LayerPlace | undefined): void {
  for (const [position, layer] of layers.entries()) {
    const matrix = multiply(parentMatrixOf({ parent }), placementMatrix(layer));
    const place = { layer, parent, position, matrix };
    places.set(layer.id, place);
    addPlaces(places, layer.children, place);
  }
}

/** From the frame that a layer's own coordinates are of to the canvas. */
export function parentMatrixOf({ parent }: Pick<LayerPlace, 'parent'>): Matrix {
  return parent?.matrix ?? identity;
}

/** The layers around a layer, the innermost first. */
export function* ancestorsOf(place: LayerPlace): Generator<LayerPlace> {
  for (let around = place.parent; around; around = around.parent) yield around;
}

export function isInside(place: LayerPlace, id: string): boolean {
  return [...ancestorsOf(place)].some(({ layer }) => layer.id === id);
}

/** The places of those ids that there are, in drawing order. */
export function placesOfIds(layers: readonly Layer[], ids: readonly string[]): LayerPlace[] {
  const places = placesOf(layers);
  const wanted = new Set(ids);
  if (wanted.size === 1) return [places.get(ids[0] ?? '') ?? []].flat();
  return [...places.values()].filter(({ layer }) => wanted.has(layer.id));
}

/** The upright frame on the canvas around a layer's own frame. */
export function frameOnCanvas({ layer, matrix }: LayerPlace): Rect {
  return transformRect(matrix, frameOf(layer));
}

export function isLocked(place: LayerPlace): boolean {
  return place.layer.locked === true || [...ancestorsOf(place)].some(({ layer }) => layer.locked === true);
}
