import { type Placement, placementMatrix, type Size, toHundredths, transformPoint } from '../geometry.ts';
import { layerValue } from '../layer-items.ts';
import type { Inherited } from '../layers/define-layer.ts';
import { type Layer, layerKindOf } from '../layers/index.ts';
import { textFitOf } from '../layers/text-fit.ts';
import { sampleFacts } from '../order-facts.ts';
import { inheritFrom } from '../scene.ts';
import { changeConfig, withLayers } from './design-document.ts';
import { type Editor, layersOf, withHistory, withSession } from './editor.ts';
import { indexLayers, isLocked } from './layer-nodes.ts';
import { type LayerValues, setLayerValues } from './tree-edits.ts';

/** Resizes frames to their texts. Only a renderer can measure: this finds what to measure and applies the results. */

/** The properties that change the size of a text. */
const measuredKeys = [
  'font_size',
  'font_weight',
  'font_style',
  'letter_spacing',
  'line_height',
  'writing_mode',
] as const;

/** The texts whose size may have changed. Texts with a fit setting keep their frames. */
function textsToMeasure(before: readonly Layer[], after: readonly Layer[]): string[] {
  const known = new Map(measuredTexts(before, {}));
  return [...measuredTexts(after, {})].flatMap(([id, spelling]) => {
    const was = known.get(id);
    return was === undefined || was === spelling ? [] : [id];
  });
}

function* measuredTexts(layers: readonly Layer[], inherited: Inherited): Generator<[id: string, spelling: string]> {
  for (const layer of layers) {
    const { textItems, flows } = layerKindOf(layer);
    const items = textItems?.(layer, { inherited, facts: sampleFacts, areas: {} });
    if (items && !textFitOf(layer)) {
      const style = measuredKeys.map((key) => layerValue(layer, key));
      yield [layer.id, JSON.stringify([items.text.value, items.font_family.value, ...style])];
    }
    // Texts in flow layouts are sized when they are drawn.
    if (!flows) yield* measuredTexts(layer.children, inheritFrom(layer, inherited));
  }
}

/** Marks the texts that must be measured after a step. */
export function markTextsToMeasure(before: Editor, after: Editor): Editor {
  const ids = textsToMeasure(layersOf(before), layersOf(after));
  if (ids.length === 0) return after;
  return withSession(after, { unmeasured: [...new Set([...after.session.unmeasured, ...ids])] });
}

/** Applies measured sizes as part of the step that changed the texts. */
export function applyMeasuredSizes(editor: Editor, sizes: ReadonlyMap<string, Size>): Editor {
  const nodes = indexLayers(layersOf(editor));
  const edits = [...sizes].flatMap(([id, size]): [string, LayerValues][] => {
    const node = nodes.get(id);
    return node && !isLocked(node) ? [[id, frameAround(node.layer, size)]] : [];
  });
  const { history, session } = editor;
  const present = changeConfig(history.present, session.configId, (config) =>
    withLayers(config, setLayerValues(config.layers, new Map(edits))),
  );
  return withSession(withHistory(editor, { ...history, present }), { unmeasured: [] });
}

const shareBefore: Readonly<Record<string, number>> = { left: 0, top: 0, right: 1, bottom: 1 };

/** Resizes a text around its anchor: the edge that it is aligned to, and the center of the other axis. */
function frameAround(layer: Layer, { width, height }: Size): LayerValues {
  const size = { width: Math.max(1, Math.ceil(width)), height: Math.max(1, Math.ceil(height)) };
  const along = shareBefore[String(layerValue(layer, 'align'))] ?? 0.5;
  const isVertical = layerValue(layer, 'writing_mode') === 'vertical-lr';
  const share = isVertical ? { x: 0.5, y: along } : { x: along, y: 0.5 };
  const anchorOf = (placed: Placement) =>
    transformPoint(placementMatrix(placed), { x: share.x * placed.width, y: share.y * placed.height });
  const [was, is] = [anchorOf(layer), anchorOf({ ...layer, ...size })];
  return { ...size, left: toHundredths(layer.left + was.x - is.x), top: toHundredths(layer.top + was.y - is.y) };
}
