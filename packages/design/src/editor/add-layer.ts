import { canFillArea } from '../drawing-plan.ts';
import { depthMax, type Layer, type LayerType, layerKindOf } from '../layers/index.ts';
import { takenNames } from '../naming.ts';
import { newLayer } from '../new-layer.ts';
import { idsOf, withChildren } from '../tree.ts';
import type { CanvasConfig, DesignDocument } from './design-document.ts';
import { currentConfig, documentOf, type Editor, type EditorFont } from './editor.ts';
import { indexLayers, isLocked, type LayerNode } from './layer-nodes.ts';
import { allowedTypesIn, depthIn } from './nesting.ts';
import { type NewContent, withLinks, withNewContent } from './new-layer-content.ts';
import { placed } from './new-layer-frame.ts';
import { changeChildren, type LayerValues, setLayerValues } from './tree-edits.ts';

/** The number of levels that a new container may need for its children. */
const levelsOfContainer = 2;

/** The types of layers that can be added to the canvas or to a container, and can be printed there. */
export function addableTypes(editor: Editor, parent: LayerNode | undefined): readonly LayerType[] {
  const config = currentConfig(editor);
  if (!config || (parent && isLocked(parent))) return [];
  const { templateKind } = editor.setup;
  const imageTypes = new Set(documentOf(editor).configs.map(({ type }) => type));
  return allowedTypesIn(parent?.layer, templateKind).filter((type) => {
    const { area, children } = layerKindOf({ type });
    const isTooDeep = depthIn(parent) + (children.length > 0 ? levelsOfContainer : 0) > depthMax;
    return !isTooDeep && (area === undefined || canFillArea(templateKind, imageTypes, config.type, area));
  });
}

/** Whether a layer of a kind, or its initial children, need a font. */
export function needsFont(type: LayerType): boolean {
  const { fields, children, textItems } = layerKindOf({ type });
  const [only, ...others] = children as readonly LayerType[];
  const isWritten = textItems !== undefined || fields.some(({ kind }) => kind === 'font_item');
  return isWritten || (only !== undefined && others.length === 0 && needsFont(only));
}

/** The font of new texts: the first of the template, otherwise the first of the library. */
export function fontForNew({ setup }: Editor, { fontLibraryIds }: DesignDocument): EditorFont | undefined {
  return setup.fonts.find(({ id }) => fontLibraryIds.includes(id)) ?? setup.fonts[0];
}

/** The defaults for new content in a config; `taken` grows with each new name. */
export function newContentIn(editor: Editor, config: CanvasConfig): NewContent {
  const font = fontForNew(editor, documentOf(editor));
  const { locale } = editor.setup;
  const wordsLocale = font?.lacksChinese ? 'en-US' : locale;
  return { locale, font: font?.name ?? '', wordsLocale, taken: takenNames(config.layers) };
}

/** Adds a layer on top of its container, and creates the images and texts that it refers to if there are none. */
export function addLayer(
  editor: Editor,
  config: CanvasConfig,
  type: LayerType,
  parent: LayerNode | undefined,
): { layers: readonly Layer[]; id: string } {
  const { dpi } = editor.setup;
  const content = newContentIn(editor, config);
  const taken = idsOf(config.layers);
  const { layer: linked, shown, owners } = withLinks(newLayer(type, { dpi, taken }), parent, content);
  const whole = withFirstContent(withNewContent(linked, content, shown), dpi, taken, content);
  const { view, stage } = editor.session;
  const layer = placed(whole, config, { dpi, parent, view, stage });
  const added = changeChildren(config.layers, parent?.layer.id, (children) => [...children, layer]);
  return { layers: setLayerValues(added, owners), id: layer.id };
}

/** A new container with a single kind of children starts with one of them, because an empty one shows nothing. */
function withFirstContent(layer: Layer, dpi: number, taken: ReadonlySet<string>, content: NewContent): Layer {
  const [type, ...others] = layerKindOf(layer).children as readonly LayerType[];
  if (type === undefined || others.length > 0) return layer;
  const ids = new Set([...taken, layer.id]);
  const node = indexLayers([layer]).get(layer.id);
  const { layer: linked, shown, owners } = withLinks(newLayer(type, { dpi, taken: ids }), node, content);
  const child: Layer = { ...withNewContent(linked, content, shown), width: layer.width, height: layer.height };
  const own: LayerValues = owners.get(layer.id) ?? {};
  return withChildren({ ...layer, ...own }, [withFirstContent(child, dpi, ids, content)]);
}
