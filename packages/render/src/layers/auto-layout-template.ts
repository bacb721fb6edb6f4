import { flowItems } from '@platen/design/auto-layout';
import { multiply, type Size, scaling, translation } from '@platen/design/geometry';
import { type Layer, layerKindOf } from '@platen/design/layers/index';
import { strokeReach } from '@platen/design/layers/text-style';
import { isShown } from '@platen/design/scene';
import { findCut } from '../draw-text.ts';
import type { Pen } from '../pen.ts';
import { measureText } from '../text/layout.ts';
import type { Draw } from './draw.ts';

type FlowLayer = Layer & { type: 'AutoLayoutImage' | 'AutoLayoutText' };

/** Draws the items in rows. Items that an order left empty take no space. */
export const drawAutoLayoutTemplate: Draw<'AutoLayoutTemplate'> = (layer, pen) => {
  const items = layer.children.flatMap((child) => sizeItem(child, pen));
  const { frames, scale } = flowItems(
    items.map(({ room }) => room),
    layer,
    layer,
  );
  if (scale < 1) pen.report('overflow');
  for (const [index, { child, inset }] of items.entries()) {
    const place = frames[index];
    if (!place) continue;
    const at = translation(place.left + inset * scale, place.top + inset * scale);
    pen.drawAt({ ...child, left: 0, top: 0, rotate: 0 }, multiply(at, scaling(scale)));
  }
};

interface FlowItem {
  /** The layer, at the size that it has in the flow before scaling. */
  readonly child: FlowLayer;
  /** The size of the layer including the inset on both sides. */
  readonly room: Size;
  /** The space on each side for the stroke. */
  readonly inset: number;
}

function sizeItem(child: FlowLayer, pen: Pen): FlowItem[] {
  const { inherited } = pen.context;
  if (!isShown(child, inherited)) return [];
  const kind = layerKindOf(child);
  const picture = kind.picture?.(child, pen.context);
  if (picture) return picture.url === '' && picture.isOptional ? [] : [{ child, room: child, inset: 0 }];
  const textItems = kind.textItems?.(child, pen.context);
  if (!textItems || textItems.text.value === '' || !('font_size' in child)) return [];
  // A text without a loaded font keeps its designed size. The font is reported only once, when the text is drawn.
  const cut =
    pen.target.assets.fonts.get(textItems.font_family.value)?.state === 'ready' && findCut(pen, textItems, child);
  const size = cut ? measureText(textItems.text.value, child, cut) : child;
  const inset = strokeReach(child);
  const sized = { ...child, width: Math.max(1, size.width), height: Math.max(1, size.height) };
  return [{ child: sized, room: { width: sized.width + 2 * inset, height: sized.height + 2 * inset }, inset }];
}
