import { type DrawingPlan, withAreas } from '@platen/design/drawing-plan';
import type { Scene } from '@platen/design/scene';
import { renderWidthMaxPx } from '@platen/model/renders';
import { type AssetReaders, type AssetSource, loadAssets } from './asset-source.ts';
import type { Asset, Assets } from './assets.ts';
import { type Drawing, type Painter, scaleForWidth } from './drawing.ts';
import type { Picture } from './images/levels.ts';
import { openPicture } from './images/open-picture.ts';

/** Draws plans with their parts. What did not change since the plan before is neither loaded nor drawn again. */
export interface PlanPainter {
  /** @param widthMaxPx of the image itself; its parts are as large as the plan wants them */
  draw(plan: DrawingPlan, widthMaxPx?: number): Promise<Drawing>;
}

export function planPainterOf(painter: Painter, readers: AssetReaders): (source: AssetSource) => PlanPainter {
  return (source) => {
    let assets = noAssets;
    /** By all that they are made of. */
    let parts = new Map<string, Picture>();

    async function load(plan: DrawingPlan): Promise<Assets> {
      let loaded = noAssets;
      // One after the other: the parts of an image are mostly written in the same fonts.
      for (const scene of scenesOf(plan)) {
        loaded = union(loaded, await loadAssets(scene, source, readers, union(assets, loaded)));
      }
      return loaded;
    }

    /** A part is read again from its file where it is stored: here it comes to the same without one. */
    function drawPart(plan: DrawingPlan, drawn: Map<string, Picture>): Picture {
      const { width, height, data } = drawAt(plan, partWidth(plan), drawn);
      return openPicture({ width, height, data });
    }

    function drawAt(plan: DrawingPlan, widthMaxPx: number, drawn: Map<string, Picture>): Drawing {
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
      const images = new Map([...assets.images, ...lent]);
      return painter.draw(scene, { fonts: assets.fonts, images }, { scale: scaleForWidth(scene, widthMaxPx) });
    }

    return {
      async draw(plan, widthMaxPx = Number.POSITIVE_INFINITY) {
        assets = await load(plan);
        const drawn = new Map<string, Picture>();
        const drawing = drawAt(plan, widthMaxPx, drawn);
        parts = drawn;
        return drawing;
      },
    };
  };
}

const noAssets: Assets = { fonts: new Map(), images: new Map() };

/** As large as the server makes it, so that nothing is seen here that is not seen there. */
const partWidth = ({ output }: DrawingPlan) => (output === 'production' ? Number.POSITIVE_INFINITY : renderWidthMaxPx);

function scenesOf({ scene, parts }: DrawingPlan): Scene[] {
  return [...parts.flatMap(({ plan }) => scenesOf(plan)), scene];
}

function union(a: Assets, b: Assets): Assets {
  return { fonts: new Map([...a.fonts, ...b.fonts]), images: new Map([...a.images, ...b.images]) };
}
