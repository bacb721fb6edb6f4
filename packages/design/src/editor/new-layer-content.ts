import type { FieldKind, ItemValue, NamedItemValue, NamedTextValue } from '@platen/model/fields';
import { type BilingualText, type Locale, textIn } from '@platen/model/locale';
import { itemLabelLengthMax, layerNameLengthMax } from '../constants.ts';
import { newId } from '../ids.ts';
import { newImageItem, newTextItems } from '../items.ts';
import { layerValue, withLayerValue } from '../layer-items.ts';
import { layerKindOf, type Layer } from '../layers/index.ts';
import { cutName, freeName, numberedName } from '../naming.ts';
import type { LayerNode } from './layer-nodes.ts';
import { listOwner, type ReferenceTo } from './references.ts';
import type { LayerValues } from './tree-edits.ts';

/** What new things begin with, so that none of them is in error: names of their own, words, a font, something to show. */
export interface NewContent {
  readonly locale: Locale;
  /** The font of new texts; empty where there is none at all. */
  readonly font: string;
  /** The language of the words that new texts begin with: one that the font has the letters of. */
  readonly wordsLocale: Locale;
  /** Names and labels that others have. What is made adds its own. */
  readonly taken: Set<string>;
}

const words: BilingualText = { zh: '文本', en: 'Text' };
const listedWords: BilingualText = { zh: '文本区域', en: 'Text area' };
const imageName: BilingualText = { zh: '图片', en: 'Photo' };
const templateName: BilingualText = { zh: '模板', en: 'Template' };

/** The first free name of a sort; from now on it is taken. */
function takeName(base: BilingualText, { locale, taken }: NewContent, lengthMax = layerNameLengthMax): string {
  const name = freeName(numberedName(textIn(base, locale), 1, locale), taken, lengthMax);
  taken.add(name);
  return name;
}

/**
 * A layer of the kind's defaults with a name, and with what its items begin with.
 * @param shown what it shows of its container: it is called the same
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

/** How an item of a new layer begins, by the kind of its field. What is not here is as the kind says. */
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

/** An image that is added to a layer's list. */
export function newListedImage(listed: readonly NamedItemValue[], content: NewContent): NamedItemValue {
  return { id: newId(new Set(listed.map(({ id }) => id))), ...newImageItem(takeName(imageName, content)) };
}

/** A text that is added to a layer's list. */
export function newListedText(listed: readonly NamedTextValue[], content: NewContent): NamedTextValue {
  const { text, font_family, ...items } = newTextItems(textIn(listedWords, content.wordsLocale));
  return {
    id: newId(new Set(listed.map(({ id }) => id))),
    ...items,
    text: { ...text, label: takeName(words, content) },
    font_family: { ...font_family, value: content.font },
  };
}

/** A layer with its references, and what that makes of the containers that it refers to, by their ids. */
interface Linked<L extends Layer> {
  readonly layer: L;
  /** What it shows, as people call it. */
  readonly shown: string | undefined;
  readonly owners: ReadonlyMap<string, LayerValues>;
}

/**
 * Gives each reference of a new layer something to point to: the first that nothing beside it shows yet, else one that is
 * made for it. Pointing nowhere, the layer would be a gap in every print.
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
  /** What the container has then. */
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
  /** The arrangement is chosen, too: one that is not would not be seen. */
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

/** What an item is called once it is left to customers and has no name yet: by what it belongs to, and by what it is. */
export function labelToOffer(of: string, field: BilingualText, { locale, taken }: NewContent): string {
  const what = textIn(field, locale);
  const wanted = locale === 'zh-CN' ? `${of}${what}` : `${of} ${what.toLowerCase()}`;
  return freeName(wanted, taken, itemLabelLengthMax);
}
