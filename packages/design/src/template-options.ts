import { type Layer, layerKindOf } from './layers/index.ts';
import { withChildren } from './tree.ts';

/** A layer after one of its template options was removed, without the arrangements that can no longer be chosen. */
export function withoutOrphanTemplates(layer: Layer): Layer {
  if (!('template' in layer) || typeof layer.template === 'string') return layer;
  const values = (layer.template.options ?? []).map(({ value }) => value);
  const kept = (layer.children as readonly Layer[]).filter((child) =>
    values.some((template) => layerKindOf(child).isChosen?.(child, { template }) ?? true),
  );
  return kept.length === layer.children.length ? layer : withChildren(layer, kept);
}

/** The selection after an option was deleted: unchanged if possible, otherwise the first option. */
export function selectionAfterDelete(selected: string, options: readonly { value: string }[]): string {
  return options.some(({ value }) => value === selected) ? selected : (options[0]?.value ?? '');
}
