import { identity, type Matrix, multiply, placementMatrix, type Rect, transformRect } from '../geometry.ts';
import { frameOf } from '../layers/define-layer.ts';
import type { Layer } from '../layers/index.ts';

/** A layer with its position in the tree and on the canvas. */
export interface LayerNode {
  readonly layer: Layer;
  /** Undefined for a layer directly on the canvas. */
  readonly parent: LayerNode | undefined;
  /** The index among its siblings, the lowest first. */
  readonly position: number;
  /** Maps its own frame to the canvas. */
  readonly matrix: Matrix;
}

export type LayerIndex = ReadonlyMap<string, LayerNode>;

const indexOfTree = new WeakMap<readonly Layer[], LayerIndex>();

/** All layers of a tree by id, in drawing order. It is cached for each tree, because trees are immutable. */
export function indexLayers(layers: readonly Layer[]): LayerIndex {
  const known = indexOfTree.get(layers);
  if (known) return known;
  const nodes = new Map<string, LayerNode>();
  addNodes(nodes, layers, undefined);
  indexOfTree.set(layers, nodes);
  return nodes;
}

function addNodes(nodes: Map<string, LayerNode>, layers: readonly Layer[], parent: LayerNode | undefined): void {
  for (const [position, layer] of layers.entries()) {
    const matrix = multiply(parentMatrixOf({ parent }), placementMatrix(layer));
    const node = { layer, parent, position, matrix };
    nodes.set(layer.id, node);
    addNodes(nodes, layer.children, node);
  }
}

/** Maps the frame of a layer's parent to the canvas. */
export function parentMatrixOf({ parent }: Pick<LayerNode, 'parent'>): Matrix {
  return parent?.matrix ?? identity;
}

/** The containers of a layer, the innermost first. */
export function* ancestorsOf(node: LayerNode): Generator<LayerNode> {
  for (let around = node.parent; around; around = around.parent) yield around;
}

export function isInside(node: LayerNode, id: string): boolean {
  return [...ancestorsOf(node)].some(({ layer }) => layer.id === id);
}

/** The nodes of these ids, in drawing order; unknown ids are ignored. */
export function findNodes(layers: readonly Layer[], ids: readonly string[]): LayerNode[] {
  const nodes = indexLayers(layers);
  const wanted = new Set(ids);
  if (wanted.size === 1) return [nodes.get(ids[0] ?? '') ?? []].flat();
  return [...nodes.values()].filter(({ layer }) => wanted.has(layer.id));
}

/** The axis-aligned bounding box of a layer on the canvas. */
export function frameOnCanvas({ layer, matrix }: LayerNode): Rect {
  return transformRect(matrix, frameOf(layer));
}

export function isLocked(node: LayerNode): boolean {
  return node.layer.locked === true || [...ancestorsOf(node)].some(({ layer }) => layer.locked === true);
}
