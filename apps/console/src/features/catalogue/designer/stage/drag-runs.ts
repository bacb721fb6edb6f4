import type { Layer } from '@platen/design/layers/index';
import { walkLayers, withChildren } from '@platen/design/tree';

/** Consecutive layers in drawing order that either all move with the pointer or all stay. */
export interface Run {
  readonly moves: boolean;
  /** As a tree: containers are preserved, with only those children that belong to the run. */
  readonly layers: readonly Layer[];
}

/** A layer in drawing order, with its containers, outermost first. */
interface Drawn {
  readonly layer: Layer;
  readonly containers: readonly Layer[];
  readonly moves: boolean;
}

/** Splits the drawing at the selected layers, from the bottom: each run is one bitmap during a drag. */
export function runsOf(layers: readonly Layer[], picked: ReadonlySet<string>): Run[] {
  const runs: { moves: boolean; drawn: Drawn[] }[] = [];
  for (const drawn of drawingOrder(layers, picked, [])) {
    const last = runs.at(-1);
    if (last?.moves === drawn.moves) last.drawn.push(drawn);
    else runs.push({ moves: drawn.moves, drawn: [drawn] });
  }
  return runs.map(({ moves, drawn }) => ({ moves, layers: treeOf(drawn, 0) }));
}

function* drawingOrder(
  layers: readonly Layer[],
  picked: ReadonlySet<string>,
  containers: readonly Layer[],
): Generator<Drawn> {
  for (const layer of layers) {
    const moves = picked.has(layer.id);
    if (moves || !containsPicked(layer, picked)) yield { layer, containers, moves };
    else yield* drawingOrder(layer.children, picked, [...containers, layer]);
  }
}

function containsPicked({ children }: Layer, picked: ReadonlySet<string>): boolean {
  return [...walkLayers(children)].some(({ id }) => picked.has(id));
}

function treeOf(drawn: readonly Drawn[], depth: number): Layer[] {
  const tree: Layer[] = [];
  for (let at = 0; at < drawn.length; ) {
    const first = drawn[at] as Drawn;
    const container = first.containers[depth];
    if (!container) {
      tree.push(first.layer);
      at += 1;
      continue;
    }
    const end = drawn.findIndex((each, index) => index > at && each.containers[depth] !== container);
    const inside = drawn.slice(at, end === -1 ? drawn.length : end);
    tree.push(withChildren(container, treeOf(inside, depth + 1)));
    at += inside.length;
  }
  return tree;
}
