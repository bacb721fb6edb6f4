import { type BilingualText, fillText, type Locale, textIn } from '@platen/model/text/locale';
import { z } from 'zod';
import { deepEqual } from './deep-equal.ts';
import { placementFields } from './layers/common-fields.ts';
import { type Layer, layerKindOf, layerTypes } from './layers/index.ts';
import type { TemplateConfig } from './template.ts';

/** The differences between two versions of a design, as data: they are stored with a version and shown in any language. */

const changeTexts = {
  config_added: { zh: '新增模板图“{config}”', en: 'Added the image “{config}”' },
  config_removed: { zh: '删除模板图“{config}”', en: 'Deleted the image “{config}”' },
  config_changed: { zh: '“{config}”：修改了模板设置', en: '“{config}”: changed the settings' },
  layers_reordered: { zh: '“{config}”：调整了图层顺序', en: '“{config}”: reordered the layers' },
  layer_added: { zh: '“{config}”：新增“{layer}”', en: '“{config}”: added “{layer}”' },
  layer_removed: { zh: '“{config}”：删除“{layer}”', en: '“{config}”: deleted “{layer}”' },
  layer_changed: { zh: '“{config}”：修改“{layer}”的{fields}', en: '“{config}”: changed {fields} of “{layer}”' },
  fonts_changed: { zh: '修改了可用字体', en: 'Changed the fonts' },
  more: { zh: '以及另外 {count} 处修改', en: 'and {count} more changes' },
} as const satisfies Record<string, BilingualText>;

export const designChangeSchema = z.object({
  change: z.enum(Object.keys(changeTexts) as [keyof typeof changeTexts]),
  /** The name of the changed config. */
  config: z.string().optional(),
  layer: z.object({ type: z.enum(layerTypes), name: z.string() }).optional(),
  /** The changed properties of the layer. */
  keys: z.array(z.string()).optional(),
  count: z.int().optional(),
});
export type DesignChange = z.output<typeof designChangeSchema>;

/** The compared parts of a design. */
export interface ComparedDesign {
  readonly configs: readonly TemplateConfig[];
  readonly font_library_ids: readonly number[];
}

/** Further changes are only counted. */
const changesMax = 40;

export function designChanges(before: ComparedDesign, after: ComparedDesign): DesignChange[] {
  const was = new Map(before.configs.map((config) => [config.id, config]));
  const is = new Set(after.configs.map(({ id }) => id));
  const all: DesignChange[] = [
    ...before.configs
      .filter(({ id }) => !is.has(id))
      .map(({ name }): DesignChange => ({ change: 'config_removed', config: name })),
    ...after.configs.flatMap((config) => changesOf(was.get(config.id), config)),
    ...(deepEqual(before.font_library_ids, after.font_library_ids) ? [] : [{ change: 'fonts_changed' } as const]),
  ];
  const rest = all.length - changesMax;
  return rest > 0 ? [...all.slice(0, changesMax), { change: 'more', count: rest }] : all;
}

function changesOf(before: TemplateConfig | undefined, after: TemplateConfig): DesignChange[] {
  const { name: config } = after;
  if (!before) return [{ change: 'config_added', config }];
  const [was, is] = [placed(before.layers), placed(after.layers)];
  const removed = [...was].filter(([id]) => !is.has(id));
  const changed = [...is].flatMap(([id, { layer, parentId }]): DesignChange[] => {
    const old = was.get(id);
    if (!old) return [{ change: 'layer_added', config, layer: named(layer) }];
    const keys = changedKeys(old.layer, layer);
    const isMoved = old.parentId !== parentId;
    if (keys.length === 0 && !isMoved) return [];
    return [{ change: 'layer_changed', config, layer: named(layer), keys: isMoved ? [...keys, 'parent'] : keys }];
  });
  return [
    ...(deepEqual(settingsOf(before), settingsOf(after)) ? [] : [{ change: 'config_changed', config } as const]),
    ...removed.map(([, { layer }]): DesignChange => ({ change: 'layer_removed', config, layer: named(layer) })),
    ...changed,
    ...(isReordered(was, is) ? [{ change: 'layers_reordered', config } as const] : []),
  ];
}

type Placed = ReadonlyMap<string, { readonly layer: Layer; readonly parentId: string | undefined }>;

/** In drawing order. */
function placed(layers: readonly Layer[], parentId?: string): Placed {
  const own = layers.flatMap((layer): [string, { layer: Layer; parentId: string | undefined }][] => [
    [layer.id, { layer, parentId }],
    ...placed(layer.children, layer.id),
  ]);
  return new Map(own);
}

/** Whether the layers that stayed in their container have another order. */
function isReordered(was: Placed, is: Placed): boolean {
  const stayed = (places: Placed, others: Placed) =>
    [...places].filter(([id, { parentId }]) => others.has(id) && others.get(id)?.parentId === parentId);
  const idsOf = (entries: readonly (readonly [string, unknown])[]) => entries.map(([id]) => id).join(' ');
  return idsOf(stayed(was, is)) !== idsOf(stayed(is, was));
}

/** Whether a container is collapsed in the tree is not a change of the design. */
const ignoredKeys: ReadonlySet<string> = new Set(['children', 'collapsed']);

function changedKeys(before: Layer, after: Layer): string[] {
  const [was, is] = [before, after] as unknown as [Record<string, unknown>, Record<string, unknown>];
  const keys = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...keys].filter((key) => !ignoredKeys.has(key) && !deepEqual(was[key], is[key]));
}

/** A config without its layers and what is derived from them. */
function settingsOf(config: TemplateConfig): object {
  return { ...config, layers: undefined, excel_config: undefined };
}

const named = ({ type, name }: Layer) => ({ type, name });

/** Labels of properties that are not fields of a kind, or whose field label is ambiguous outside the panel. */
const otherLabels: Readonly<Record<string, BilingualText>> = {
  flip_horizontal: { zh: '水平翻转', en: 'horizontal flip' },
  flip_vertical: { zh: '垂直翻转', en: 'vertical flip' },
  name: { zh: '名称', en: 'name' },
  visible: { zh: '显示', en: 'visibility' },
  locked: { zh: '锁定', en: 'lock' },
  can_design_in_order: { zh: '订单内可编辑', en: 'editing in orders' },
  parent: { zh: '所在组', en: 'group' },
};

export function designChangeText({ change, config = '', layer, keys = [], count = 0 }: DesignChange, locale: Locale) {
  const fields = layer ? [...new Set(keys.map((key) => labelOf(layer.type, key, locale)))] : [];
  return fillText(textIn(changeTexts[change], locale), {
    config,
    layer: layer ? layer.name || textIn(layerKindOf(layer).label, locale) : '',
    fields: fields.join(locale === 'en-US' ? ', ' : '、'),
    count,
  });
}

function labelOf(type: Layer['type'], key: string, locale: Locale): string {
  const field = [...placementFields, ...layerKindOf({ type }).fields].find((each) => each.key === key);
  const label = otherLabels[key] ?? field?.label;
  if (!label) return key;
  return locale === 'en-US' ? label.en.toLowerCase() : textIn(label, locale);
}
