import type { FieldKind, ItemValue, NamedItemValue, NamedTextValue } from '@platen/model/fields/fields';
import { type BilingualText, type Locale, textIn } from '@platen/model/text/locale';
import { itemLabelLengthMax, layerNameLengthMax } from '../constants.ts';
import { newId } from '../ids.ts';
import { newImageItem, newTextItems } from '../items.ts';
import { layerValue, withLayerValue } from '../layer-items.ts';
import { type Layer, layerKindOf } from '../layers/index.ts';
import { cutName, freeName, numberedName } from '../naming.ts';
import type { LayerNode } from './layer-nodes.ts';
import { listOwner, type ReferenceTo } from './references.ts';
import type { LayerValues } from './tree-edits.ts';

/** The defaults of new content, so that it has no findings: unique names, text, a font and references. */
export interface NewContent {
  readonly locale: Locale;
  /** The font of new texts; empty if there is none. */
  readonly font: string;
  /** The language of the initial text, which the font must be able to draw. */
  readonly wordsLocale: Locale;
  /** The names and labels that are taken; new ones are added. */
  readonly taken: Set<string>;
}

const words: BilingualText = { zh: '文本', en: 'Text' };
const listedWords: BilingualText = { zh: '文本区域', en: 'Text area' };
const imageName: BilingualText = { zh: '图片', en: 'Photo' };
const templateName: BilingualText = { zh: '模板', en: 'Template' };

/** Takes the first free name. */
function takeName(base: BilingualText, { locale, taken }: NewContent, lengthMax = layerNameLengthMax): string {
  const name = freeName(numberedName(textIn(base, locale), 1, locale), taken, lengthMax);
  taken.add(name);
  return name;
}

/**
 * A layer of the kind's defaults with a name and initial content.
 * @param shown the name of the item that it shows, which it is named after
 */
export function withNewContent<L extends Layer>(made: L, content: NewContent, shown?: string): L {
  const { newName, fields } = layerKindOf(made);
  const name = shown ? cutName(shown, layerNameLengthMax) : takeName(newName, content);
  return fields.reduce<L>(
    (layer, { kind, key }) => {
      const begin = initialContents[kind];
      return begin ? withLayerValue(layer, key, begin(layerValue(layer, key) as ItemValue, name, content)) : layer;
    },
    { ...made, name },
  );
}

type Begin = (item: ItemValue, name: string, content: NewContent) => ItemValue;

const named: Begin = (item, name) => (item.editable ? { ...item, label: name } : item);

/** The initial content of an item by the kind of its field. Other fields have the defaults of the kind. */
const initialContents: Partial<Record<FieldKind, Begin>> = {
  image_item: named,
  text_item: (item, name, content) => ({ ...named(item, name, content), value: textIn(words, content.wordsLocale) }),
  font_item: (item, _, { font }) => ({ ...item, value: font }),
  template_item: (item, _, { locale }) => ({
    ...item,
    options: (item.options ?? []).map(({ value }, index) => ({
      value,
      label: numberedName(textIn(templateName, locale), index + 1, locale),
    })),
  }),
};

/** A new image of a layer's list. */
export function newListedImage(listed: readonly NamedItemValue[], content: NewContent): NamedItemValue {
  return { id: newId(new Set(listed.map(({ id }) => id))), ...newImageItem(takeName(imageName, content)) };
}

/** A new text of a layer's list. */
export function newListedText(listed: readonly NamedTextValue[], content: NewContent): NamedTextValue {
  const { text, font_family, ...items } = newTextItems(textIn(listedWords, content.wordsLocale));
  return {
    id: newId(new Set(listed.map(({ id }) => id))),
    ...items,
    text: { ...text, label: takeName(words, content) },
    font_family: { ...font_family, value: content.font },
  };
}

/** A layer with its references, and the changed containers that they refer to, by id. */
interface Linked<L extends Layer> {
  readonly layer: L;
  /** The name of the item that it shows. */
  readonly shown: string | undefined;
  readonly owners: ReadonlyMap<string, LayerValues>;
}

/**
 * Sets each reference of a new layer: to the first item that no sibling shows, otherwise to a new one. Without a
 * target, the layer would be empty in every print.
 */
export function withLinks<L extends Layer>(made: L, parent: LayerNode | undefined, content: NewContent): Linked<L> {
  const owners = new Map<string, LayerValues>();
  let shown: string | undefined;
  const layer = layerKindOf(made).fields.reduce<L>((current, field) => {
    const owner = field.kind === 'reference' ? listOwner(parent, field.to) : undefined;
    if (!owner || field.kind !== 'reference') return current;
    const beside = new Set((parent?.layer.children ?? []).map((child) => layerValue(child, field.key)));
    const { value, name, list } = pointers[field.to](layerValue(owner, field.to), beside, content);
    owners.set(owner.id, { ...owners.get(owner.id), [field.to]: list });
    shown = name;
    return withLayerValue(current, field.key, value);
  }, made);
  return { layer, shown, owners };
}

interface Pointed {
  readonly value: string;
  readonly name: string;
  /** The new list of the container. */
  readonly list: unknown;
}

const pointers: Record<ReferenceTo, (list: unknown, beside: ReadonlySet<unknown>, content: NewContent) => Pointed> = {
  images: (list, beside, content) =>
    pointInto(
      list as readonly NamedItemValue[],
      beside,
      ({ label }) => label,
      (all) => newListedImage(all, content),
    ),
  texts: (list, beside, content) =>
    pointInto(
      list as readonly NamedTextValue[],
      beside,
      ({ text }) => text.label,
      (all) => newListedText(all, content),
    ),
  /** The new arrangement is also selected, otherwise it would not be visible. */
  template(item, beside, content) {
    const { options = [], ...rest } = item as ItemValue;
    const free = options.find(({ value }) => !beside.has(value)) ?? newTemplateOption(options, content);
    const all = options.includes(free) ? options : [...options, free];
    return { value: free.value, name: free.label, list: { ...rest, options: all, value: free.value } };
  },
};

function pointInto<T extends { readonly id: string }>(
  list: readonly T[],
  beside: ReadonlySet<unknown>,
  nameOf: (each: T) => string,
  make: (list: readonly T[]) => T,
): Pointed {
  const free = list.find(({ id }) => !beside.has(id)) ?? make(list);
  return { value: free.id, name: nameOf(free), list: list.includes(free) ? list : [...list, free] };
}

type TemplateOption = NonNullable<ItemValue['options']>[number];

function newTemplateOption(options: readonly TemplateOption[], { locale }: NewContent): TemplateOption {
  const labels = new Set(options.map(({ label }) => label));
  const first = numberedName(textIn(templateName, locale), 1, locale);
  return {
    value: newId(new Set(options.map(({ value }) => value))),
    label: freeName(first, labels, templateLabelLengthMax),
  };
}

const templateLabelLengthMax = 200;

/** The default label of an item that becomes editable in orders: its layer and its field. */
export function labelToOffer(of: string, field: BilingualText, { locale, taken }: NewContent): string {
  const what = textIn(field, locale);
  const wanted = locale === 'zh-CN' ? `${of}${what}` : `${of} ${what.toLowerCase()}`;
  return freeName(wanted, taken, itemLabelLengthMax);
}
