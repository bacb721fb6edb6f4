import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import type { OrderValues } from './apply-order.ts';
import type { DrawnOrder } from './drawn-order.ts';
import type { Size } from './geometry.ts';
import { itemsOf } from './layer-items.ts';
import { type Area, areas, pendingPicture } from './layers/define-layer.ts';
import { layerKindOf } from './layers/index.ts';
import { configsFor, type Design, type PlannedImage } from './order-images.ts';
import { plainPrint } from './print-options.ts';
import { type Scene, sceneOf, shownLayers } from './scene.ts';
import type { LayerDiff, TemplateConfig, TemplateType } from './template.ts';
import { walkLayers } from './tree.ts';

/**
 * Plans how an image of an order is drawn. Prints, previews and editors all use this plan. Nothing is drawn here: a host
 * draws it, part by part.
 */

/** How an image is output: scaled down for screens, without (`effect`) or with transparency, or at full size for print. */
export type DrawingOutput = 'effect' | 'custom' | 'production';

/** To draw `scene`, first draw each of `parts` and insert it into its area. */
export interface DrawingPlan {
  /** Areas that show supplied images are filled already. */
  readonly scene: Scene;
  readonly output: DrawingOutput;
  readonly parts: readonly DrawingPart[];
}

export interface DrawingPart {
  readonly area: Area;
  /** The largest size at which the area is shown. */
  readonly shown: Size;
  readonly plan: DrawingPlan;
}

/** On screens a production image is drawn like an effect image: scaled down, with missing parts marked. */
export const screenOutputOf: Record<TemplateType, DrawingOutput> = {
  effect: 'effect',
  custom: 'custom',
  production: 'effect',
};

/** A design and the resolution of what is printed from it. */
export type PrintedDesign = Design & { readonly dpi_value: number };

export function planDrawing(
  design: PrintedDesign,
  order: DrawnOrder,
  image: PlannedImage,
  output: DrawingOutput,
): DrawingPlan {
  const scene = sceneFor(design, order, image.config);
  const filled: { [A in Area]?: string } = {};
  const parts: DrawingPart[] = [];
  for (const [area, shown] of shownAreas(scene)) {
    const inner = imageIn(design, order, image, area);
    if (inner) parts.push({ area, shown, plan: planDrawing(design, order, inner, partOutput(output)) });
    else if (design.kind === 'form_order') Object.assign(filled, suppliedFor(order, image, area));
  }
  return { scene: withAreas(scene, filled), output, parts };
}

/** The configs whose images an image shows in its areas, transitively: a change of them changes this image. */
export function shownConfigs(design: PrintedDesign, order: DrawnOrder, image: PlannedImage): TemplateConfig[] {
  return [...shownAreas(sceneFor(design, order, image.config)).keys()].flatMap((area) => {
    const inner = imageIn(design, order, image, area);
    return inner ? [inner.config, ...shownConfigs(design, order, inner)] : [];
  });
}

/** The image of the order that an area shows: the first existing one of those that may fill it. */
function imageIn(design: Design, order: DrawnOrder, image: PlannedImage, area: Area): PlannedImage | undefined {
  for (const role of fillersOf(design.kind, image.role, area)) {
    const [config] = configsFor(design, role, order.size);
    if (config) return { role, position: image.position, config };
  }
  return undefined;
}

/**
 * The images that may fill an area, the preferred first. In a form order the supplied image fills the custom area, and the
 * effect area if the template has no effect image; otherwise an effect image replaces a missing custom-area image.
 * Without these fallbacks, a paid order could not be printed.
 */
function fillersOf(kind: TemplateKind, role: TemplateType, area: Area): readonly Area[] {
  const fitting: readonly Area[] = area === 'custom' ? ['custom', 'effect'] : ['effect'];
  const isSupplied = kind === 'form_order' && area === 'custom';
  return isSupplied ? [] : fitting.filter((each) => showsArea[each].includes(role));
}

/** The supplied image for this one. It is pending if there is no order yet. */
function suppliedFor({ suppliedUrls, isSample }: DrawnOrder, { position }: PlannedImage, area: Area): Scene['areas'] {
  const url = suppliedUrls[Math.min(position, suppliedUrls.length - 1)] ?? (isSample ? pendingPicture : undefined);
  return url === undefined ? {} : { [area]: url };
}

/** Whether anything can fill an area in an image of this type: otherwise the image could not be printed. */
export function canFillArea(kind: TemplateKind, types: ReadonlySet<TemplateType>, role: TemplateType, area: Area) {
  return kind === 'form_order' || fillersOf(kind, role, area).some((each) => types.has(each));
}

/** The scene with pictures in its areas, by URL. */
export function withAreas(scene: Scene, filled: Scene['areas']): Scene {
  return { ...scene, areas: { ...scene.areas, ...filled } };
}

/** Without changes of the order, the template's own config is returned. */
export function withOrderDiff(config: TemplateConfig, layerDiff: Readonly<Record<string, LayerDiff>>): TemplateConfig {
  const own = Object.hasOwn(layerDiff, config.id) ? layerDiff[config.id] : undefined;
  return { ...config, layer_diff: own ?? config.layer_diff };
}

function sceneFor(
  { dpi_value: dpi }: PrintedDesign,
  { values, facts, layer_diff }: DrawnOrder,
  config: TemplateConfig,
) {
  // Designs that were saved before this option existed do not have it.
  const print = config.type === 'production' ? { ...plainPrint, ...config.print } : undefined;
  const drawnValues = print ? printedValues(config, values) : values;
  return sceneOf(withOrderDiff(config, layer_diff), { values: drawnValues, facts, dpi, print });
}

/** Without what only the papers name: otherwise the name on a white shirt would be printed in white. */
function printedValues({ layers }: TemplateConfig, values: OrderValues): OrderValues {
  const items = [...walkLayers(layers)].flatMap(itemsOf);
  const papersOnly = new Set(items.flatMap(({ item }) => (item.papers_only ? [item.label] : [])));
  if (papersOnly.size === 0) return values;
  return Object.fromEntries(Object.entries(values).filter(([label]) => !papersOnly.has(label)));
}

/** A custom area cannot show itself, and only a print shows the effect image. */
const showsArea: Record<Area, readonly TemplateType[]> = { custom: ['effect', 'production'], effect: ['production'] };

/** A part is drawn at the size at which it is shown, and never as JPEG, whose losses would be visible. */
function partOutput(output: DrawingOutput): DrawingOutput {
  return output === 'production' ? 'production' : 'custom';
}

const marks = { custom: 'area:custom', effect: 'area:effect' } as const satisfies Record<Area, string>;

/** The areas that a scene shows, and the largest size at which it shows each. */
function shownAreas(scene: Scene): Map<Area, Size> {
  const shown = new Map<Area, Size>();
  for (const { layer, context } of shownLayers(withAreas(scene, marks))) {
    const url = layerKindOf(layer).picture?.(layer, context)?.url;
    const area = areas.find((each) => marks[each] === url);
    if (!area) continue;
    const { width = 0, height = 0 } = shown.get(area) ?? {};
    shown.set(area, { width: Math.max(width, layer.width), height: Math.max(height, layer.height) });
  }
  return shown;
}
