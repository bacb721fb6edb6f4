import { type DrawingPlan, withAreas } from '@platen/design/drawing-plan';
import type { Size } from '@platen/design/geometry';
import type { Layer } from '@platen/design/layers/index';
import type { Scene } from '@platen/design/scene';
import { renderWidthMaxPx } from '@platen/model/renders';
import { type AssetSource, loadAssets, type SceneToLoad } from './asset-source.ts';
import type { Asset, Assets } from './assets.ts';
import { findUnreadable, type OpenCodeReader, withClearPictures } from './codes/find-unreadable.ts';
import { type Drawing, type Painter, scaleForWidth } from './drawing.ts';
import type { Finding } from './findings.ts';
import type { Inflate } from './images/level-file.ts';
import type { Picture } from './images/levels.ts';
import { openPicture } from './images/open-picture.ts';
import { measureLayers } from './measure-layers.ts';
import type { PixelRect } from './raster/surface.ts';

/** Draws plans with their parts. What did not change since the plan before is neither loaded nor drawn again. */
export interface PlanPainter {
  /** @param widthMaxPx of the image itself; its parts are as large as the plan wants them */
  draw(plan: DrawingPlan, widthMaxPx?: number): Promise<Drawing>;
  /** What an editor shows of a plan: pieces of it, each at the same scale, from what was loaded for the whole. */
  drawPieces(plan: DrawingPlan, scale: number, pieces: readonly PlanPiece[]): Promise<Drawing[]>;
  /** What is wrong with the whole image: all that drawing would find, and the codes that could not be read from its print. */
  check(plan: DrawingPlan): Promise<readonly Finding[]>;
  /** The sizes at which text layers just hold their texts, by id; of those whose fonts are there. */
  measure(plan: DrawingPlan, ids: readonly string[]): Promise<Map<string, Size>>;
}

/** Some pixels of an image, and the layers that are drawn in them: all of the scene's where it names none. */
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
    /** By all that they are made of. */
    let parts = new Map<string, Picture>();

    async function load(plan: DrawingPlan, scale: number): Promise<Assets> {
      let loaded = noAssets;
      // One after the other: the parts of an image are mostly written in the same fonts.
      for (const scene of scenesOf(plan, scale)) {
        loaded = union(loaded, await loadAssets(scene, source, inflate, union(assets, loaded)));
      }
      return loaded;
    }

    /** A part is read again from its file where it is stored: here it comes to the same without one. */
    function drawPart(plan: DrawingPlan, drawn: Map<string, Picture>): Picture {
      const { width, height, data } = drawAt(plan, partScale(plan), drawn);
      return openPicture({ width, height, data });
    }

    function drawAt(plan: DrawingPlan, scale: number, drawn: Map<string, Picture>): Drawing {
      const { scene, loaded } = filledScene(plan, drawn);
      return painter.draw(scene, loaded, { scale });
    }

    /** The scene with its parts drawn and in their places. */
    function filledScene(plan: DrawingPlan, drawn: Map<string, Picture>): { scene: Scene; loaded: Assets } {
      const filled = plan.parts.map((part) => {
        const key = JSON.stringify(part.plan);
        const picture = drawn.get(key) ?? parts.get(key) ?? drawPart(part.plan, drawn);
        drawn.set(key, picture);
        return { area: part.area, address: `drawn:${part.area}`, picture };
      });
      const scene = withAreas(plan.scene, Object.fromEntries(filled.map(({ area, address }) => [area, address])));
      const lent = filled.map(({ address, picture }): [string, Asset<Picture>] => [
        address,
        { state: 'ready', value: picture },
      ]);
      return { scene, loaded: { fonts: assets.fonts, images: new Map([...assets.images, ...lent]) } };
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
        return [...findings, ...unreadable];
      },
      async measure(plan, ids) {
        assets = union(assets, await load(plan, scaleForWidth(plan.scene, inspectedWidthPx)));
        return measureLayers(plan.scene, assets, new Set(ids));
      },
    };
  };
}

const noAssets: Assets = { fonts: new Map(), images: new Map() };

/** Of its pictures only their sizes count, which the smallest level tells. */
const inspectedWidthPx = 64;

/** As large as the server makes it, so that nothing is seen here that is not seen there. */
const partScale = ({ output, scene }: DrawingPlan) =>
  output === 'production' ? 1 : scaleForWidth(scene, renderWidthMaxPx);

function scenesOf(plan: DrawingPlan, scale: number): SceneToLoad[] {
  const inner = plan.parts.flatMap((part) => scenesOf(part.plan, partScale(part.plan)));
  return [...inner, { scene: plan.scene, scale }];
}

function union(a: Assets, b: Assets): Assets {
  return { fonts: new Map([...a.fonts, ...b.fonts]), images: new Map([...a.images, ...b.images]) };
}
