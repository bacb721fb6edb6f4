import type { Size } from '@platen/design/geometry';
import { kindOf } from '@platen/design/layers/index';
import { factsOfOrder, type OrderFacts, type OrderForFacts } from '@platen/design/order-facts';
import { type Scene, sceneOf, shownLayers } from '@platen/design/scene';
import type { TemplateConfig } from '@platen/design/template';
import { renderWidthMaxPx } from '@platen/model/renders';
import type { FileContext } from '../../files/blobs/blob-uploads.service.ts';
import { getFileRef } from '../../files/blobs/blobs.service.ts';
import {
  findOrAskRender,
  type RenderOutput,
  type RenderRow,
  settleRender,
} from '../../files/renders/renders.service.ts';
import { configsFor, type Design, type PlannedImage } from './image-plan.ts';
import type { OrderToDraw } from './order-images.queries.ts';
import type { ImageRole } from './orders.tables.ts';

export type DrawnOrder = OrderToDraw & OrderForFacts & Design & { dpi_value: number };

type Area = 'custom' | 'effect';
const areas: readonly Area[] = ['custom', 'effect'];

/** Shown at a quarter of its size or less, the small copy of a picture is as good as the picture. */
const thumbnailShare = 1 / 4;

interface Wanted extends Pick<PlannedImage, 'role' | 'config' | 'broughtIndex'> {
  output: RenderOutput;
}

/** What an image of an order will be: a render that may still have to be made, or nothing but what stands in its way. */
export type Prepared = { state: 'ready'; row: RenderRow } | { state: 'blocked'; by: RenderRow };

/**
 * The render of one image of an order. It is blocked where it shows another image (the custom area, the effect image)
 * that could not be made: that one's render says which layer is to blame.
 */
export function prepareImage(ctx: FileContext, order: DrawnOrder, image: PlannedImage): Promise<Prepared> {
  return prepare(ctx, order, { ...image, output: image.role });
}

async function prepare(ctx: FileContext, order: DrawnOrder, wanted: Wanted): Promise<Prepared> {
  const facts = factsOfOrder(order, ctx.platform.config.timeZone);
  const filled: { [A in Area]?: string } = {};
  for (const [area, shown] of shownAreas(sceneFor(order, wanted.config, facts, marks))) {
    const source = sourceOf(order, wanted, area, shown);
    if (typeof source === 'string') filled[area] = source;
    if (typeof source !== 'object') continue;
    const prepared = await prepare(ctx, order, source);
    if (prepared.state === 'blocked') return prepared;
    const made = await settleRender(ctx, prepared.row);
    if (made.state !== 'done' || made.blob_id === null) return { state: 'blocked', by: made };
    filled[area] = (await getFileRef(ctx.db, made.blob_id)).url;
  }
  const row = await findOrAskRender(ctx, sceneFor(order, wanted.config, facts, filled), wanted.output);
  return { state: 'ready', row };
}

/** What fills an area: a picture that the customer brought, by its address; another image of the order; or nothing. */
function sourceOf(order: DrawnOrder, wanted: Wanted, area: Area, shown: Size): Wanted | string | undefined {
  const { broughtIndex } = wanted;
  if (area === 'custom' && order.kind === 'form_order') return order.broughtUrls[broughtIndex];
  if (!showsArea[area].includes(wanted.role)) return undefined;
  const [config] = configsFor(order, area, order.size);
  return config && { role: area, config, broughtIndex, output: outputOf(wanted.output, area, config, shown) };
}

/** A custom area cannot show itself, and only a print shows the effect image. */
const showsArea: Record<Area, readonly ImageRole[]> = { custom: ['effect', 'production'], effect: ['production'] };

/** A print is made from pictures of full size: the small, lossy copies that screens show would be seen on it. */
function outputOf(output: RenderOutput, area: Area, config: TemplateConfig, shown: Size): RenderOutput {
  if (output !== 'production') return area;
  const copyScale = Math.min(1, renderWidthMaxPx / config.width) * thumbnailShare;
  const isThumbnail = shown.width <= config.width * copyScale && shown.height <= config.height * copyScale;
  return isThumbnail ? area : 'production';
}

const marks = { custom: 'area:custom', effect: 'area:effect' } as const;

/** The areas that a scene shows, and the largest size at which it shows each. */
function shownAreas(marked: Scene): Map<Area, Size> {
  const shown = new Map<Area, Size>();
  for (const { layer, surroundings } of shownLayers(marked)) {
    const url = kindOf(layer).picture?.(layer, surroundings)?.url;
    const area = areas.find((each) => marks[each] === url);
    if (!area) continue;
    const { width = 0, height = 0 } = shown.get(area) ?? {};
    shown.set(area, { width: Math.max(width, layer.width), height: Math.max(height, layer.height) });
  }
  return shown;
}

/** An order that changed nothing in a config has it as the template does. */
export function withOrderDiff(config: TemplateConfig, layerDiff: OrderToDraw['layer_diff']): TemplateConfig {
  const own = Object.hasOwn(layerDiff, config.id) ? layerDiff[config.id] : undefined;
  return { ...config, layer_diff: own ?? config.layer_diff };
}

function sceneFor(order: DrawnOrder, config: TemplateConfig, facts: OrderFacts, filled: Scene['areas']): Scene {
  const { values, layer_diff, dpi_value: dpi } = order;
  return sceneOf(withOrderDiff(config, layer_diff), { values, facts, areas: filled, dpi });
}
