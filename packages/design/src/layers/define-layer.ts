import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import type { Field, FieldsOf } from '@platen/model/fields/fields';
import type { BilingualText } from '@platen/model/text/locale';
import { z } from 'zod';
import { coordinateMaxPx, layerNameLengthMax, layerSideMinPx, opacityWhole } from '../constants.ts';
import type { Rect, Size } from '../geometry.ts';
import type { ImageItem, NamedImage, NamedText, TextItems } from '../items.ts';
import type { OrderFacts } from '../order-facts.ts';

const coordinate = z.number().min(-coordinateMaxPx).max(coordinateMaxPx);
const side = z.number().min(layerSideMinPx).max(coordinateMaxPx);

/** The properties of every layer. The designer truncates names; stored names have the same limit. */
export const layerShape = {
  id: z.string().min(1).max(64),
  name: z.string().max(layerNameLengthMax).default(''),
  visible: z.boolean().default(true),
  collapsed: z.boolean().default(false),
  left: coordinate.default(0),
  top: coordinate.default(0),
  width: side,
  height: side,
  rotate: z.number().min(0).max(coordinateMaxPx).default(0),
  flip_horizontal: z.boolean().default(false),
  flip_vertical: z.boolean().default(false),
  can_design_in_order: z.boolean().default(false),
  /** Prevents selecting and changing it on the canvas; false by default. */
  locked: z.boolean().optional(),
  /** In percent, for the layer with its children; 100 by default. */
  opacity: z.number().min(0).max(opacityWhole).optional(),
};
const layerShapeSchema = z.object(layerShape);
export type LayerBase = z.output<typeof layerShapeSchema>;

/** Values that a container passes to the layers inside it. */
export interface Inherited {
  readonly image?: ImageItem;
  readonly textItems?: TextItems;
  readonly images?: readonly NamedImage[];
  readonly texts?: readonly NamedText[];
  /** The id of the chosen template. */
  readonly template?: string;
}

/** Areas that show another image of the order: its custom-area image or its effect image. */
export const areas = ['custom', 'effect'] as const;
export type Area = (typeof areas)[number];

/** What a layer depends on when it is drawn: its containers and the order. */
export interface LayerContext {
  readonly inherited: Inherited;
  readonly facts: OrderFacts;
  /** The pictures that fill the areas. An area without one is a gap; with `pendingPicture`, the designer's labeled frame. */
  readonly areas: { readonly [A in Area]?: string };
}

/** Fills an area whose picture will be supplied by an order. */
export const pendingPicture = '';

/** A picture that a layer shows. An empty URL is a gap that must be reported, unless it is optional. */
export interface Picture {
  readonly url: string;
  readonly isOptional: boolean;
}

/** What a new layer depends on. */
export interface NewLayerContext {
  readonly dpi: number;
  readonly newId: () => string;
}

export type LayerSchema = z.ZodObject<typeof layerShape & { type: z.ZodLiteral<string> }>;

/**
 * What a layer is on a print: part of the design, of the label that the system writes for the factory, or the image that
 * customers supply. A label must not cover what customers fill in, and a print of nothing but labels is blank.
 */
export type PrintRole = 'design' | 'label' | 'supplied';

/** `offered`: designers may add the layer. `starting`: so they may, and each new print starts with one that fills it. */
export type Offer = 'offered' | 'starting' | 'excluded';

export const inAllTemplates: Readonly<Record<TemplateKind, Offer>> = {
  micro_custom: 'offered',
  form_order: 'offered',
  batch_order: 'offered',
};

/** Properties that orders can change in addition to the placement. */
export type OrderChange = 'url' | 'images' | 'image_size';

export interface LayerKind<S extends LayerSchema = LayerSchema, C extends string = string> {
  readonly type: z.output<S>['type'];
  readonly label: BilingualText;
  /** The name of new layers, followed by a number. */
  readonly newName: BilingualText;
  readonly schema: S;
  readonly printRole: PrintRole;
  /** Whether it fills its frame so that nothing below is printed, unless it is turned or translucent as a whole. */
  isOpaque(layer: z.output<S>): boolean;
  readonly templates: Readonly<Record<TemplateKind, Offer>>;
  /** The types of layers that are allowed inside. Empty for a leaf. */
  readonly children: readonly C[];
  /** Values of a new layer in addition to the defaults of the schema; at least its size. */
  defaults(context: NewLayerContext): Partial<z.input<S>> & { width: number; height: number };
  readonly fields: readonly Field[];
  /** The fields that an order may change if the layer is editable in orders, in addition to its placement. */
  readonly orderChanges: readonly OrderChange[];
  /**
   * What the kind can cover, in its own frame. A text may extend beyond it; only the renderer can measure by how much,
   * and it then reports a finding.
   */
  bounds(layer: z.output<S>): Rect;
  readonly isRotatable: boolean;
  /** Resizing keeps the ratio of width to height. */
  readonly keepsRatio: boolean;
  /** Its content flows inside its frame: children have no position of their own, and are not scaled with the frame. */
  readonly flows: boolean;
  /** It is drawn as large as its text, whatever its frame is. */
  readonly fitsText: boolean;
  /** Its content must be readable on the print: new layers do not cover it, and its children do not cover each other. */
  readonly mustStayVisible: boolean;
  /** The image of the order that it shows; it is then its picture too. */
  readonly area?: Area;
  /** The smallest size that is usable on a print. New layers are at least as large. */
  minSize?(dpi: number): Size;
  /** Values besides the frame that are scaled with the container: font sizes, strokes, tiles. */
  grow?(layer: z.output<S>, factor: number): Partial<z.output<S>>;
  passToChildren?(layer: z.output<S>): Inherited;
  /** Whether the options chosen in its containers show the layer. */
  isChosen?(layer: z.output<S>, inherited: Inherited): boolean;
  picture?(layer: z.output<S>, context: LayerContext): Picture | undefined;
  textItems?(layer: z.output<S>, context: LayerContext): TextItems | undefined;
}

type OptionalParts =
  | 'newName'
  | 'children'
  | 'fields'
  | 'orderChanges'
  | 'bounds'
  | 'isRotatable'
  | 'keepsRatio'
  | 'flows'
  | 'fitsText'
  | 'mustStayVisible';

/** Fields and changes must be properties of the kind: anything else does not compile. */
interface OwnParts<S extends LayerSchema> {
  fields?: FieldsOf<z.output<S>>;
  orderChanges?: readonly (OrderChange & keyof z.output<S>)[];
}

export function defineLayer<S extends LayerSchema, const C extends string = never>(
  kind: Omit<LayerKind<S, C>, OptionalParts | 'type'> &
    Partial<Pick<LayerKind<S, C>, Exclude<OptionalParts, keyof OwnParts<S>>>> &
    OwnParts<S>,
): LayerKind<S, C> {
  const { area } = kind;
  return {
    type: kind.schema.shape.type.value,
    newName: kind.label,
    children: [],
    fields: [],
    orderChanges: [],
    bounds: frameOf,
    isRotatable: true,
    keepsRatio: false,
    flows: false,
    fitsText: false,
    mustStayVisible: false,
    ...(area && { picture: (_layer: z.output<S>, context: LayerContext) => pictureOfArea(area, context) }),
    ...kind,
  };
}

/** A layer's frame in its own coordinates. */
export function frameOf({ width, height }: { width: number; height: number }): Rect {
  return { left: 0, top: 0, width, height };
}

/** The picture in an area. A pending picture is not missing. */
function pictureOfArea(area: Area, { areas: filled }: LayerContext): Picture {
  const url = filled[area];
  return { url: url ?? '', isOptional: url === pendingPicture };
}

/** An optional picture may be empty; every other empty picture is missing. */
export function pictureOfItem(item: ImageItem): Picture {
  return { url: item.value, isOptional: item.editable && !item.required };
}
