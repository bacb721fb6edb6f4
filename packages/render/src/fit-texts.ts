import type { LayerContext } from '@platen/design/layers/define-layer';
import { type Layer, layerKindOf } from '@platen/design/layers/index';
import { textFitOf } from '@platen/design/layers/text-fit';
import type { TextStyle } from '@platen/design/layers/text-style';
import { type Scene, shownLayers } from '@platen/design/scene';
import type { DrawTarget } from './pen.ts';
import { type FittedText, sizeToFit, type TextToFit, textAt } from './text/fit-text.ts';

/** Fits texts of a scene into their frames, by layer id. All texts of a group get the smallest size of any of them. */
export function fitTexts(scene: Scene, target: Pick<DrawTarget, 'assets' | 'dpi'>): ReadonlyMap<string, FittedText> {
  const sized: { id: string; toFit: TextToFit; sizePx: number }[] = [];
  const sizeOfGroup = new Map<string, number>();
  for (const { layer, context } of shownLayers(scene)) {
    const toFit = textToFit(layer, context, target);
    if (!toFit) continue;
    const sizePx = sizeToFit(toFit);
    sized.push({ id: layer.id, toFit, sizePx });
    const { group } = toFit.fit;
    sizeOfGroup.set(group, Math.min(sizePx, sizeOfGroup.get(group) ?? sizePx));
  }
  return new Map(
    sized.map(({ id, toFit, sizePx }) => {
      const { group } = toFit.fit;
      return [id, textAt(toFit, group === '' ? sizePx : (sizeOfGroup.get(group) ?? sizePx))];
    }),
  );
}

function textToFit(
  layer: Layer,
  context: LayerContext,
  { assets, dpi }: Pick<DrawTarget, 'assets' | 'dpi'>,
): TextToFit | undefined {
  const fit = 'font_size' in layer ? textFitOf(layer) : undefined;
  const items = fit && layerKindOf(layer).textItems?.(layer, context);
  const font = items && assets.fonts.get(items.font_family.value);
  // A text without a loaded font is not fitted: drawing reports the font, and no finding about its size.
  if (!fit || !items || items.text.value === '' || font?.state !== 'ready') return undefined;
  const style = layer as Layer & TextStyle;
  return { text: items.text.value, style, frame: layer, fit, cutFor: (each) => font.value.cut({ ...each, dpi }) };
}
