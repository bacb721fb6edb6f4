import { parseColor } from '@platen/design/color';
import { type ItemAt, itemsOf } from '@platen/design/layer-items';
import { type Layer, layerKindOf } from '@platen/design/layers/index';
import type { LayerDiff, TemplateConfig } from '@platen/design/template';
import { walkLayers } from '@platen/design/tree';

/** The assets that a design needs: pictures and profiles by address, fonts by name. */
export interface DesignAssets {
  urls: Set<string>;
  fontNames: Set<string>;
}

/**
 * Everything that a design can show, selected or only offered, visible or hidden: an order may choose any option, while
 * a scene has the assets of one order only.
 */
export function assetsOf(configs: readonly Pick<TemplateConfig, 'layers' | 'layer_diff' | 'print'>[]): DesignAssets {
  const layers = configs.flatMap((config) => [...walkLayers(config.layers)]);
  const items = layers.flatMap((layer) => itemsOf(layer));
  const paints = [...layers.flatMap((layer) => valuesOfFields(layer, 'color')), ...valuesOf(items, 'color')];
  const urls = [
    ...valuesOf(items, 'image'),
    ...paints.flatMap(pictureOf),
    ...layers.flatMap((layer) => valuesOfFields(layer, 'picture')),
    ...configs.flatMap((config) => changedPictures(config.layer_diff)),
    ...configs.map(({ print }) => print?.profile ?? ''),
  ];
  const assets = { urls: new Set(urls), fontNames: new Set(valuesOf(items, 'font_family')) };
  assets.urls.delete('');
  assets.fontNames.delete('');
  return assets;
}

function valuesOf(items: readonly ItemAt[], kind: ItemAt['kind']): string[] {
  return items
    .filter((each) => each.kind === kind)
    .flatMap(({ item }) => [item.value, ...(item.options ?? []).map(({ value }) => value)]);
}

function valuesOfFields(layer: Layer, wanted: 'color' | 'picture'): string[] {
  const values = layer as unknown as Record<string, string>;
  return layerKindOf(layer).fields.flatMap(({ kind, key }) => (kind === wanted ? (values[key] ?? []) : []));
}

function pictureOf(color: string): string[] {
  const paint = parseColor(color);
  return paint?.kind === 'image' ? [paint.url] : [];
}

function changedPictures(diff: LayerDiff): string[] {
  return Object.values(diff).flatMap(({ url = '', images = {} }) => [url, ...Object.values(images)]);
}
