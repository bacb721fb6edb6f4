import { opacityWhole } from '@platen/design/constants';
import {
  doRectsOverlap,
  identity,
  isRectInside,
  type Matrix,
  multiply,
  placementMatrix,
  type Rect,
  scaling,
  transformRect,
} from '@platen/design/geometry';
import type { LayerContext } from '@platen/design/layers/define-layer';
import type { Layer } from '@platen/design/layers/index';
import { inheritFrom, isShown, type Scene } from '@platen/design/scene';
import type { SceneCode } from './codes/scene-code.ts';
import type { Finding } from './findings.ts';
import { fitTexts } from './fit-texts.ts';
import { drawLayer } from './layers/index.ts';
import type { Pen, DrawTarget } from './pen.ts';
import { blendShare } from './raster/blend.ts';
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

/** A sheet before anything is known of the scene that is drawn on it. */
export type UnfittedTarget = Omit<DrawTarget, 'fittedTexts'>;

/** What a layer is drawn on: the sheet itself, or one of its own that is laid on it at less than its full strength. */
interface LayerTarget {
  readonly target: DrawTarget;
  readonly isTranslucent: boolean;
}

/**
 * Draws a scene on a surface, as far as the surface reaches. What it found is true of the whole scene, whatever part of
 * it the surface is.
 * @param layers those of the scene that are drawn
 */
export function drawScene(scene: Scene, empty: UnfittedTarget, layers = scene.layers): Inspection {
  const { scale } = empty;
  const findings = new Map<string, Finding>();
  const codes: SceneCode[] = [];
  const bounds = new Map<string, Rect>();
  let isOpaque = false;
  const canvas: Rect = { left: 0, top: 0, width: scene.width * scale, height: scene.height * scale };
  const pixels: Rect = { ...canvas, width: Math.ceil(canvas.width), height: Math.ceil(canvas.height) };

  function draw(layer: Layer, parentMatrix: Matrix, context: LayerContext, layerTarget: LayerTarget): void {
    if (!isShown(layer, context.inherited)) return;
    const { opacity = opacityWhole } = layer;
    if (opacity === opacityWhole) return drawOn(layerTarget, layer, parentMatrix, context);
    const { surface } = layerTarget.target;
    const own = newSurface(surface);
    drawOn({ target: { ...layerTarget.target, surface: own }, isTranslucent: true }, layer, parentMatrix, context);
    blendShare(surface, own, Math.round((opacity * 255) / opacityWhole));
  }

  function drawOn(layerTarget: LayerTarget, layer: Layer, parentMatrix: Matrix, context: LayerContext): void {
    const matrix = multiply(parentMatrix, placementMatrix(layer));
    const inside = { ...context, inherited: inheritFrom(layer, context.inherited) };
    const report: Pen['report'] = (kind, detail = '') => {
      const finding = { kind, layer_id: layer.id, layer_name: layer.name, detail };
      findings.set(JSON.stringify(finding), finding);
    };
    drawLayer(layer, {
      target: layerTarget.target,
      matrix,
      // A container draws with what it lends; a leaf is lent what its container has.
      context: inside,
      report,
      cover(frame) {
        const onCanvas = transformRect(matrix, frame);
        bounds.set(layer.id, onCanvas);
        if (!doRectsOverlap(onCanvas, canvas)) report('outside_canvas');
      },
      coverSolid(frame) {
        if (!layerTarget.isTranslucent && isUpright(matrix) && isRectInside(pixels, transformRect(matrix, frame)))
          isOpaque = true;
      },
      reportCode({ frame, ...code }) {
        const onCanvas = transformRect(matrix, frame);
        codes.push({
          ...code,
          layer_id: layer.id,
          layer_name: layer.name,
          frame: onCanvas,
          own: { frame, matrix },
        });
      },
      drawInside(inner) {
        for (const child of inner) draw(child, matrix, inside, layerTarget);
      },
      drawAt: (child, place) => draw(child, multiply(matrix, place), inside, layerTarget),
    });
  }

  const base = scale === 1 ? identity : scaling(scale);
  const layerTarget = { target: { ...empty, fittedTexts: fitTexts(scene, empty) }, isTranslucent: false };
  for (const layer of layers) draw(layer, base, { inherited: {}, facts: scene.facts, areas: scene.areas }, layerTarget);
  return { findings: [...findings.values()], bounds, codes, isOpaque };
}

/** Its axes are those of the canvas, or mirrored, or turned by quarters. */
function isUpright([a, b, c, d]: Matrix): boolean {
  return (b === 0 && c === 0) || (a === 0 && d === 0);
}

/** What drawing would find, without drawing. */
export function inspectScene(scene: Scene, target: Omit<UnfittedTarget, 'surface'>): Inspection {
  return drawScene(scene, { ...target, surface: newSurface({ left: 0, top: 0, width: 0, height: 0 }) });
}
