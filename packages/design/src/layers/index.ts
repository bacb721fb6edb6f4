import { z } from 'zod';
import { autoLayout } from './auto-layout.ts';
import { autoLayoutImage } from './auto-layout-image.ts';
import { autoLayoutTemplate } from './auto-layout-template.ts';
import { autoLayoutText } from './auto-layout-text.ts';
import { barcode } from './barcode.ts';
import { customArea } from './custom-area.ts';
import { customAreaImage } from './custom-area-image.ts';
import type { LayerKind } from './define-layer.ts';
import { effectArea } from './effect-area.ts';
import { fixedContentTextRect } from './fixed-content-text-rect.ts';
import { group } from './group.ts';
import { image } from './image.ts';
import { imageGroup } from './image-group.ts';
import { imageGroupImage } from './image-group-image.ts';
import { imageGroupTemplate } from './image-group-template.ts';
import { imageGroupTemplateChild } from './image-group-template-child.ts';
import { qrcode } from './qrcode.ts';
import { qrcodeGroup } from './qrcode-group.ts';
import { qrcodeRect } from './qrcode-rect.ts';
import { rect } from './rect.ts';
import { templateChildImage } from './template-child-image.ts';
import { templateChildTextRect } from './template-child-text-rect.ts';
import { textGroup } from './text-group.ts';
import { textGroupTextRect } from './text-group-text-rect.ts';
import { textRect } from './text-rect.ts';
import { tileImageArea } from './tile-image-area.ts';

/**
 * Every kind of layer.
 * To add one: a file beside this one, a line here, its name in the `children` of the kinds that may contain it (or in
 * `topLevelTypes`), and a drawing in `packages/render/src/layers`, where a forgotten kind does not compile. No other
 * code depends on a layer's type: the differences between kinds are in their files. See `docs/recipes.md`.
 */
export const layerKinds = {
  Image: image,
  TextRect: textRect,
  TileImageArea: tileImageArea,
  Rect: rect,
  Group: group,
  ImageGroup: imageGroup,
  ImageGroupImage: imageGroupImage,
  TextGroup: textGroup,
  TextGroupTextRect: textGroupTextRect,
  ImageGroupTemplate: imageGroupTemplate,
  ImageGroupTemplateChild: imageGroupTemplateChild,
  TemplateChildImage: templateChildImage,
  TemplateChildTextRect: templateChildTextRect,
  AutoLayout: autoLayout,
  AutoLayoutTemplate: autoLayoutTemplate,
  AutoLayoutImage: autoLayoutImage,
  AutoLayoutText: autoLayoutText,
  QrcodeGroup: qrcodeGroup,
  Qrcode: qrcode,
  Barcode: barcode,
  FixedContentTextRect: fixedContentTextRect,
  CustomAreaImage: customAreaImage,
  QrcodeRect: qrcodeRect,
  CustomArea: customArea,
  EffectArea: effectArea,
} as const;

type Kinds = typeof layerKinds;
export type LayerType = keyof Kinds;
type ChildType<T extends LayerType> = Extract<Kinds[T]['children'][number], LayerType>;

/**
 * A layer of each kind with its children. Every layer has the list, so that walking a tree does not depend on types.
 */
export type LayerByType = {
  [T in LayerType]: z.output<Kinds[T]['schema']> & { readonly children: readonly LayerByType[ChildType<T>][] };
};
export type Layer = LayerByType[LayerType];

export const layerTypes = Object.keys(layerKinds) as LayerType[];

/** The kinds that may lie directly on the canvas of a template that offers them. */
export const topLevelTypes = [...layerKinds.Group.children, 'CustomArea', 'EffectArea'] as const satisfies LayerType[];

export function layerKindOf(layer: { readonly type: LayerType }): LayerKind {
  return layerKinds[layer.type];
}

/**
 * The maximum depth of nested groups. Deeper trees come only from mistakes and attacks, and would exhaust the stack.
 */
export const depthMax = 20;

const schemas = new Map<string, z.ZodType<Layer>>();

/**
 * The schema of a layer of one of these kinds, including its children. Each level has its own schema, so that depth is
 * bounded.
 */
function schemaOf(types: readonly LayerType[], depth: number): z.ZodType<Layer> {
  const key = `${depth} ${types.join(' ')}`;
  const known = schemas.get(key);
  if (known) return known;
  const variants = types.map((type) => {
    const kind: LayerKind = layerKinds[type];
    const inner = kind.children as readonly LayerType[];
    const children =
      inner.length > 0 && depth < depthMax
        ? z.array(z.lazy(() => schemaOf(inner, depth + 1))).max(2000)
        : z.array(z.never());
    return kind.schema.extend({ children: children.default([]) });
  });
  const [first, ...others] = variants;
  if (!first) throw new RangeError('a layer schema needs at least one kind');
  // Each variant is the schema of one kind with its children, which `LayerByType` describes as a type.
  const schema = z.discriminatedUnion('type', [first, ...others]) as unknown as z.ZodType<Layer>;
  schemas.set(key, schema);
  return schema;
}

/** One layer of any kind. */
export const layerSchema = schemaOf(layerTypes, 0);

/** The layers of a canvas. */
export const layersSchema = z.array(schemaOf(topLevelTypes, 0)).max(2000);
