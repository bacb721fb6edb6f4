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
import type { DrawTarget, Pen } from './pen.ts';
import { blendShare } from './raster/blend.ts';
import { newSurface } from './raster/surface.ts';

/** The results of drawing a scene besides its pixels. */
export interface Inspection {
  readonly findings: readonly Finding[];
  /** By layer id, the bounding box on the image of what the layer draws, which may exceed the frame of the layer. */
  readonly bounds: ReadonlyMap<string, Rect>;
  readonly codes: readonly SceneCode[];
  /** True if one opaque layer covers all pixels. False does not imply that there are transparent pixels. */
  readonly isOpaque: boolean;
}

/** A target before the texts of its scene are fitted. */
export type UnfittedTarget = Omit<DrawTarget, 'fittedTexts'>;

/** What a layer is drawn on. A translucent layer gets a surface of its own, which is blended over the other one. */
interface LayerTarget {
  readonly target: DrawTarget;
  /** True if the layer or one of its containers has an opacity below 100 %, so it cannot make the image opaque. */
  readonly isTranslucent: boolean;
}

/**
 * Draws the part of a scene that the surface covers. The returned inspection does not depend on that part: strips and
 * the whole image give the same one.
 * @param layers the layers of the scene to draw
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
      // Includes what the layer passes to its children, because an auto layout measures them with its own pen. For a
      // leaf it equals the context of its container.
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

/** True for flips and quarter turns. Only then does a transformed frame fill its bounding box. */
function isUpright([a, b, c, d]: Matrix): boolean {
  return (b === 0 && c === 0) || (a === 0 && d === 0);
}

/** Inspects a scene by drawing it on an empty surface, which skips all pixels. */
export function inspectScene(scene: Scene, target: Omit<UnfittedTarget, 'surface'>): Inspection {
  return drawScene(scene, { ...target, surface: newSurface({ left: 0, top: 0, width: 0, height: 0 }) });
}
