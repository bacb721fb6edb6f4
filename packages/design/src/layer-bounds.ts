import { identity, type Matrix, multiply, placementMatrix, type Rect, transformRect, unionRects } from './geometry.ts';
import { type Layer, layerKindOf } from './layers/index.ts';

/** The axis-aligned bounding box on the canvas of a layer and its children. */
export function boundsOnCanvas(layer: Layer, parentMatrix: Matrix = identity): Rect {
  const matrix = multiply(parentMatrix, placementMatrix(layer));
  const own = transformRect(matrix, layerKindOf(layer).bounds(layer));
  const inner = layer.children.map((child) => boundsOnCanvas(child, matrix));
  return unionRects([own, ...inner]) ?? own;
}
