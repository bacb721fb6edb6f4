import { type DrawingPlan, withAreas } from '@platen/design/drawing-plan';
import type { Size } from '@platen/design/geometry';
import type { Layer } from '@platen/design/layers/index';
import type { Scene } from '@platen/design/scene';
import { renderWidthMaxPx } from '@platen/model/files/renders';
import { type AssetSource, loadAssets, type SceneToLoad } from './asset-source.ts';
import type { Asset, Assets } from './assets.ts';
import { findUnreadable, type OpenCodeReader, withClearPictures } from './codes/find-unreadable.ts';
import { type Drawing, type Painter, scaleForWidth } from './drawing.ts';
import { findBlank } from './find-blank.ts';
import type { Finding } from './findings.ts';
import type { Inflate } from './images/level-file.ts';
import type { Picture } from './images/levels.ts';
import { openPicture } from './images/open-picture.ts';
import { measureLayers } from './measure-layers.ts';
import type { PixelRect } from './raster/surface.ts';

/** Draws plans with their parts. Assets and parts that did not change since the previous plan are reused. */
export interface PlanPainter {
  /** @param widthMaxPx the maximum width of the image; its parts keep the size that the server gives them */
  draw(plan: DrawingPlan, widthMaxPx?: number): Promise<Drawing>;
  /** Draws pieces of a plan at one scale, for an editor. Assets are loaded once for the whole plan. */
  drawPieces(plan: DrawingPlan, scale: number, pieces: readonly PlanPiece[]): Promise<Drawing[]>;
  /**
   * Returns all findings of drawing the whole image, of codes that could not be read from its print, and of a print
   * without ink.
   */
  check(plan: DrawingPlan): Promise<readonly Finding[]>;
  /** Returns the sizes that layers need for their texts, by layer id. Layers without a loaded font are left out. */
  measure(plan: DrawingPlan, ids: readonly string[]): Promise<Map<string, Size>>;
}

/** A part of an image and the layers to draw in it; all layers of the scene if none are named. */
export interface PlanPiece {
  readonly part: PixelRect;
  readonly layers?: readonly Layer[] | undefined;
}

export function planPainterOf(
  painter: Painter,
  inflate: Inflate,
  openReader: OpenCodeReader,
): (source: AssetSource) => PlanPainter {
  return (source) => {
    let assets = noAssets;
    /** The drawn parts of the previous plan, by the JSON of their plans: any change of a part changes its key. */
    let parts = new Map<string, Picture>();

    async function load(plan: DrawingPlan, scale: number): Promise<Assets> {
      let loaded = noAssets;
      // Sequentially, because the parts of an image mostly use the same fonts, which are then loaded only once.
      for (const scene of scenesOf(plan, scale)) {
        loaded = union(loaded, await loadAssets(scene, source, inflate, union(assets, loaded)));
      }
      return loaded;
    }

    /** The server stores a part as a file and reads it again. Opening its pixels directly gives the same picture. */
    function drawPart(plan: DrawingPlan, drawn: Map<string, Picture>): Picture {
      const { width, height, data } = drawAt(plan, partScale(plan), drawn);
      return openPicture({ width, height, data });
    }

    function drawAt(plan: DrawingPlan, scale: number, drawn: Map<string, Picture>): Drawing {
      const { scene, loaded } = filledScene(plan, drawn);
      return painter.draw(scene, loaded, { scale });
    }

    /** Draws the parts of a plan and inserts them into the areas of its scene. */
    function filledScene(plan: DrawingPlan, drawn: Map<string, Picture>): { scene: Scene; loaded: Assets } {
      const filled = plan.parts.map((part) => {
        const key = JSON.stringify(part.plan);
        const picture = drawn.get(key) ?? parts.get(key) ?? drawPart(part.plan, drawn);
        drawn.set(key, picture);
        return { area: part.area, address: `drawn:${part.area}`, picture };
      });
      const scene = withAreas(plan.scene, Object.fromEntries(filled.map(({ area, address }) => [area, address])));
      const partImages = filled.map(({ address, picture }): [string, Asset<Picture>] => [
        address,
        { state: 'ready', value: picture },
      ]);
      return { scene, loaded: { fonts: assets.fonts, images: new Map([...assets.images, ...partImages]) } };
    }

    async function prepare(plan: DrawingPlan, scale: number): Promise<{ scene: Scene; loaded: Assets }> {
      assets = await load(plan, scale);
      const drawn = new Map<string, Picture>();
      const filled = filledScene(plan, drawn);
      parts = drawn;
      return filled;
    }

    return {
      async draw(plan, widthMaxPx = Number.POSITIVE_INFINITY) {
        const scale = scaleForWidth(plan.scene, widthMaxPx);
        assets = await load(plan, scale);
        const drawn = new Map<string, Picture>();
        const drawing = drawAt(plan, scale, drawn);
        parts = drawn;
        return drawing;
      },
      async drawPieces(plan, scale, pieces) {
        const { scene, loaded } = await prepare(plan, scale);
        return pieces.map(({ part, layers }) => painter.draw(scene, loaded, { scale, part, layers }));
      },
      async check(plan) {
        const { scene, loaded } = await prepare(plan, scaleForWidth(plan.scene, inspectedWidthPx));
        const { findings, codes } = painter.inspect(scene, loaded);
        const unreadable = await findUnreadable(painter, scene, withClearPictures(loaded), codes, openReader);
        return [...findings, ...unreadable, ...findBlank(painter, scene, loaded, findings)];
      },
      async measure(plan, ids) {
        assets = union(assets, await load(plan, scaleForWidth(plan.scene, inspectedWidthPx)));
        return measureLayers(plan.scene, assets, new Set(ids));
      },
    };
  };
}

const noAssets: Assets = { fonts: new Map(), images: new Map() };

/**
 * Inspecting and measuring need only the sizes of pictures. Every level stores the size of level 0, so the small levels
 * for an image of this width suffice.
 */
const inspectedWidthPx = 64;

/** The scale at which the server draws a part. A larger part would show details that the final image lacks. */
const partScale = ({ output, scene }: DrawingPlan) =>
  output === 'production' ? 1 : scaleForWidth(scene, renderWidthMaxPx);

function scenesOf(plan: DrawingPlan, scale: number): SceneToLoad[] {
  const inner = plan.parts.flatMap((part) => scenesOf(part.plan, partScale(part.plan)));
  return [...inner, { scene: plan.scene, scale }];
}

function union(a: Assets, b: Assets): Assets {
  return { fonts: new Map([...a.fonts, ...b.fonts]), images: new Map([...a.images, ...b.images]) };
}
