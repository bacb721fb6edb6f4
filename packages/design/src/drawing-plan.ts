import type { TemplateKind } from '@platen/model/sku-templates';
import type { DrawnOrder } from './drawn-order.ts';
import type { Size } from './geometry.ts';
import { type Area, areas, pendingPicture } from './layers/define-layer.ts';
import { layerKindOf } from './layers/index.ts';
import { configsFor, type Design, type PlannedImage } from './order-images.ts';
import { plainPrint } from './print-options.ts';
import { type Scene, sceneOf, shownLayers } from './scene.ts';
import type { LayerDiff, TemplateConfig, TemplateType } from './template.ts';

/**
 * The recipe from an order to its images: whoever draws one (the print, the preview, the editors) follows this plan.
 * Nothing here draws; a host does, part by part.
 */

/** How an image is made: small, for screens, without (`effect`) or with transparency; or whole, to be printed. */
export type DrawingOutput = 'effect' | 'custom' | 'production';

/** To draw `scene`, first draw each of `parts` and put it into its area. */
export interface DrawingPlan {
  /** With the pictures in its areas that exist already: those that the customer brought. */
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

/** A production image is looked at as an effect image is: small, with what is missing marked. */
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

/** The configs whose images an image shows in its areas, and those that these show: what changes there changes here. */
export function shownConfigs(design: PrintedDesign, order: DrawnOrder, image: PlannedImage): TemplateConfig[] {
  return [...shownAreas(sceneFor(design, order, image.config)).keys()].flatMap((area) => {
    const inner = imageIn(design, order, image, area);
    return inner ? [inner.config, ...shownConfigs(design, order, inner)] : [];
  });
}

/** The image of the order that an area of this one shows: the first that the template has of those that may fill it. */
function imageIn(design: Design, order: DrawnOrder, image: PlannedImage, area: Area): PlannedImage | undefined {
  for (const role of fillersOf(design.kind, image.role, area)) {
    const [config] = configsFor(design, role, order.size);
    if (config) return { role, position: image.position, config };
  }
  return undefined;
}

/**
 * The images that may fill an area, the best first. In a form order the customer's finished image stands in the custom
 * area, and in an effect area where the template has no effect image; elsewhere an effect image stands in for a custom
 * area that the template does not have. Without them, what is paid could never be printed.
 */
function fillersOf(kind: TemplateKind, role: TemplateType, area: Area): readonly Area[] {
  const fitting: readonly Area[] = area === 'custom' ? ['custom', 'effect'] : ['effect'];
  const isSupplied = kind === 'form_order' && area === 'custom';
  return isSupplied ? [] : fitting.filter((each) => showsArea[each].includes(role));
}

/** The finished image that the customer brought for this one. It is awaited where there is no order yet. */
function suppliedFor({ suppliedUrls, isSample }: DrawnOrder, { position }: PlannedImage, area: Area): Scene['areas'] {
  const url = suppliedUrls[Math.min(position, suppliedUrls.length - 1)] ?? (isSample ? pendingPicture : undefined);
  return url === undefined ? {} : { [area]: url };
}

/** Whether something can fill an area in an image of this type: else whatever shows it could never be printed. */
export function canFillArea(kind: TemplateKind, types: ReadonlySet<TemplateType>, role: TemplateType, area: Area) {
  return kind === 'form_order' || fillersOf(kind, role, area).some((each) => types.has(each));
}

/** The scene with pictures in its areas, by their addresses. */
export function withAreas(scene: Scene, filled: Scene['areas']): Scene {
  return { ...scene, areas: { ...scene.areas, ...filled } };
}

/** An order that changed nothing in a config has it as the template does. */
export function withOrderDiff(config: TemplateConfig, layerDiff: Readonly<Record<string, LayerDiff>>): TemplateConfig {
  const own = Object.hasOwn(layerDiff, config.id) ? layerDiff[config.id] : undefined;
  return { ...config, layer_diff: own ?? config.layer_diff };
}

function sceneFor(
  { dpi_value: dpi }: PrintedDesign,
  { values, facts, layer_diff }: DrawnOrder,
  config: TemplateConfig,
) {
  // What was saved before an option existed has not named it.
  const print = config.type === 'production' ? { ...plainPrint, ...config.print } : undefined;
  return sceneOf(withOrderDiff(config, layer_diff), { values, facts, dpi, print });
}

/** A custom area cannot show itself, and only a print shows the effect image. */
const showsArea: Record<Area, readonly TemplateType[]> = { custom: ['effect', 'production'], effect: ['production'] };

/** What is shown in an image is as large as that one's, and never the JPEG of an effect image: its losses would be seen. */
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
