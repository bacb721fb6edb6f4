import type { Field, ItemValue } from '@platen/model/fields/fields';
import { deepEqual } from '../deep-equal.ts';
import { layerValue } from '../layer-items.ts';
import { type Layer, layerKindOf } from '../layers/index.ts';
import { changeConfig } from './design-document.ts';
import { type Editor, perform } from './editor.ts';
import { setProperty, unlocked } from './editor-actions.ts';
import { withProperty } from './property-edits.ts';

/** A field of the same name and kind in several layers. For a custom item: only its value. */
export interface SharedField {
  readonly field: Field;
  readonly isItem: boolean;
  /** The common value; undefined if the layers differ. */
  readonly value: unknown;
}

/** The items whose value can be set on several layers at once, and the field kind that edits it. */
const valueKinds: Partial<Record<Field['kind'], 'color' | 'font'>> = { color_item: 'color', font_item: 'font' };

/** Lists of pictures and texts, and references to them, belong to a single layer. */
const ownKinds: ReadonlySet<Field['kind']> = new Set<Field['kind']>([
  'image_item',
  'text_item',
  'template_item',
  'image_list',
  'text_list',
  'reference',
]);

export function sharedFields(layers: readonly Layer[]): SharedField[] {
  const [first, ...others] = layers;
  if (!first || others.length === 0) return [];
  return layerKindOf(first)
    .fields.filter(({ kind, key }) => !ownKinds.has(kind) && others.every((layer) => hasField(layer, kind, key)))
    .map((field): SharedField => {
      const kind = valueKinds[field.kind];
      const isItem = kind !== undefined;
      const values = layers.map((layer) => {
        const value = layerValue(layer, field.key);
        return isItem ? (value as ItemValue).value : value;
      });
      const isSame = values.every((value) => deepEqual(value, values[0]));
      const shown: Field = kind ? { kind, key: field.key, label: field.label } : field;
      return { field: shown, isItem, value: isSame ? values[0] : undefined };
    });
}

function hasField(layer: Layer, kind: Field['kind'], key: string): boolean {
  return layerKindOf(layer).fields.some((field) => field.key === key && field.kind === kind);
}

/** Sets the same value in all layers, as one history step. */
export function setSharedField(
  editor: Editor,
  ids: readonly string[],
  { field, isItem }: Pick<SharedField, 'field' | 'isItem'>,
  value: unknown,
  timeMs: number,
): Editor {
  if (!isItem) return setProperty(editor, ids, field.key, value, timeMs);
  const open = unlocked(editor, ids);
  return perform(
    editor,
    (document) =>
      changeConfig(document, editor.session.configId, (config) =>
        open.reduce((current, layer) => {
          const item = layerValue(layer, field.key) as ItemValue;
          return withProperty(current, [layer.id], field.key, { ...item, value });
        }, config),
      ),
    timeMs,
    `${field.key} of ${ids.join(' ')}`,
  );
}
