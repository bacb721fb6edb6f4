import { isRectInside, outset, toHundredths } from '@platen/design/geometry';
import type { TextItems } from '@platen/design/items';
import { frameOf } from '@platen/design/layers/define-layer';
import { type Layer, layerKindOf } from '@platen/design/layers/index';
import { strokeReach, type TextStyle } from '@platen/design/layers/text-style';
import { drawGapMarker } from './draw-gap.ts';
import type { FindingKind } from './findings.ts';
import { type Ink, inkOf, letterInk, pictureInk } from './paint.ts';
import type { Pen } from './pen.ts';
import type { FontCut } from './text/font-cut.ts';
import { layoutText, type TextLayout } from './text/layout.ts';
import type { MissingReason } from './text/missing.ts';
import { writeGlyphs } from './text/write.ts';

/** Text may exceed its layer by this much without a finding, because rounding alone can cause it. */
const overflowTolerancePx = 0.5;

/** Draws the text of a layer, or a gap marker if its font is missing. */
export function drawText(layer: Layer & TextStyle, pen: Pen): void {
  const textItems = layerKindOf(layer).textItems?.(layer, pen.context);
  if (!textItems || textItems.text.value === '') return;
  const fitted = pen.target.fittedTexts.get(layer.id);
  const { text, style } = fitted ?? { text: textItems.text.value, style: layer };
  const cut = findCut(pen, textItems, style);
  if (!cut) {
    pen.cover(frameOf(layer));
    drawGapMarker(pen, frameOf(layer));
    return;
  }
  const layout = layoutText(text, style, cut, layer);
  reportMissing(pen, layout);
  if (fitted?.fits === false) pen.report('text_too_long', String(toHundredths(style.font_size)));
  else if (!isRectInside(layout.block, frameOf(layer), overflowTolerancePx)) pen.report('overflow');
  const reach = strokeReach(style) + (cut.boldEm * style.font_size) / 2;
  const bounds = layout.ink && outset(layout.ink, reach);
  if (bounds) {
    pen.cover(bounds);
    const fill = fillOf(pen, textItems);
    const stroke = strokeOf(pen, style, fill);
    writeGlyphs(pen, { lines: layout.lines, cut, style, frame: layer, bounds, fill, stroke });
  }
  for (const { place } of layout.missing) drawGapMarker(pen, place);
}

/** Returns the font of a text, opened for its style. Reports a missing or damaged font and returns undefined. */
export function findCut(pen: Pen, { font_family }: TextItems, style: TextStyle): FontCut | undefined {
  const name = font_family.value;
  const asset = pen.target.assets.fonts.get(name);
  if (asset?.state === 'ready') return asset.value.cut({ ...style, dpi: pen.target.dpi });
  pen.report(asset?.state === 'damaged' ? 'damaged_font' : 'missing_font', name);
  return undefined;
}

/** The picture of the text, if it has one, otherwise its color. */
function fillOf(pen: Pen, { fill_image, color }: TextItems): Ink {
  return fill_image.value === '' ? letterInk(pen, inkOf(pen, color.value)) : pictureInk(pen, fill_image.value);
}

function strokeOf(pen: Pen, { stroke, stroke_width }: TextStyle, fill: Ink): Ink {
  return letterInk(pen, inkOf(pen, stroke_width > 0 ? stroke : 'none', fill));
}

const findingFor: Record<MissingReason, FindingKind> = {
  no_glyph: 'missing_glyph',
  image: 'image_glyph',
  unjoined: 'unjoined_letters',
};

function reportMissing(pen: Pen, { missing, plain }: TextLayout): void {
  if (plain.length > 0) pen.report('plain_glyph', [...new Set(plain)].join(''));
  for (const [reason, kind] of Object.entries(findingFor)) {
    const characters = new Set(missing.flatMap(({ character, why }) => (why === reason ? character : [])));
    if (characters.size > 0) pen.report(kind, [...characters].join(''));
  }
}
