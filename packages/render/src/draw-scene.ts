import {
  doRectsMeet,
  identity,
  isRectInside,
  type Matrix,
  multiply,
  placementMatrix,
  type Rect,
  scaling,
  transformRect,
} from '@platen/design/geometry';
import type { Surroundings } from '@platen/design/layers/define-layer';
import type { Layer } from '@platen/design/layers/index';
import { inheritFrom, isShown, type Scene } from '@platen/design/scene';
import type { SceneCode } from './codes/scene-code.ts';
import type { Finding } from './findings.ts';
import { drawLayer } from './layers/index.ts';
import type { Pen, Sheet } from './pen.ts';
import { newSurface } from './raster/surface.ts';

/** What there is to say about a scene besides its pixels. */
export interface Inspection {
  readonly findings: readonly Finding[];
  /** By layer id: the frame on the image in which a layer leaves its traces, whether it is large enough for them or not. */
  readonly bounds: ReadonlyMap<string, Rect>;
  readonly codes: readonly SceneCode[];
  /** Every pixel is known to be opaque: one of its layers covers them all. */
  readonly isOpaque: boolean;
}

/**
 * Draws a scene on a surface, as far as the surface reaches. What it found is true of the whole scene, whatever part of
 * it the surface is.
 */
export function drawScene(scene: Scene, sheet: Sheet): Inspection {
  const { scale } = sheet;
  const findings = new Map<string, Finding>();
  const codes: SceneCode[] = [];
  const bounds = new Map<string, Rect>();
  let isOpaque = false;
  const canvas: Rect = { left: 0, top: 0, width: scene.width * scale, height: scene.height * scale };
  const pixels: Rect = { ...canvas, width: Math.ceil(canvas.width), height: Math.ceil(canvas.height) };

  function draw(layer: Layer, parentMatrix: Matrix, surroundings: Surroundings): void {
    if (!isShown(layer, surroundings.inherited)) return;
    const matrix = multiply(parentMatrix, placementMatrix(layer));
    const inside = { ...surroundings, inherited: inheritFrom(layer, surroundings.inherited) };
    const report: Pen['report'] = (kind, detail = '') => {
      const finding = { kind, layer_id: layer.id, layer_name: layer.name, detail };
      findings.set(JSON.stringify(finding), finding);
    };
    drawLayer(layer, {
      sheet,
      matrix,
      // A container draws with what it lends; a leaf is lent what its container has.
      surroundings: inside,
      report,
      cover(frame) {
        const onCanvas = transformRect(matrix, frame);
        bounds.set(layer.id, onCanvas);
        if (!doRectsMeet(onCanvas, canvas)) report('outside_canvas');
      },
      coverSolid(frame) {
        if (isUpright(matrix) && isRectInside(pixels, transformRect(matrix, frame))) isOpaque = true;
      },
      tellCode({ frame, ...code }) {
        codes.push({ ...code, layer_id: layer.id, layer_name: layer.name, frame: transformRect(matrix, frame) });
      },
      drawInside(layers) {
        for (const child of layers) draw(child, matrix, inside);
      },
      drawAt: (child, place) => draw(child, multiply(matrix, place), inside),
    });
  }

  const base = scale === 1 ? identity : scaling(scale);
  for (const layer of scene.layers) draw(layer, base, { inherited: {}, facts: scene.facts, areas: scene.areas });
  return { findings: [...findings.values()], bounds, codes, isOpaque };
}

/** Its axes are those of the canvas, or mirrored, or turned by quarters. */
function isUpright([a, b, c, d]: Matrix): boolean {
  return (b === 0 && c === 0) || (a === 0 && d === 0);
}

/** What drawing would find, without drawing. */
export function inspectScene(scene: Scene, sheet: Omit<Sheet, 'surface'>): Inspection {
  return drawScene(scene, { ...sheet, surface: newSurface({ left: 0, top: 0, width: 0, height: 0 }) });
}
