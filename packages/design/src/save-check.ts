import { customTextLengthMax } from '@platen/model/orders/form-orders';
import { orderColumnTitles } from '@platen/model/orders/order-columns';
import type { DesignFinding, DesignMessage } from './design.messages.ts';
import { type ItemAt, itemsOf } from './layer-items.ts';
import type { Layer } from './layers/index.ts';
import { walkLayers } from './tree.ts';

/** What prevents a template from being saved: texts without a font, and labels that orders could not use. */
export function checkBeforeSave(layers: readonly Layer[]): DesignFinding[] {
  const all = [...walkLayers(layers)].flatMap((layer) => itemsOf(layer).map((at) => ({ layer, ...at })));
  const editable = all.filter(({ item }) => item.editable);
  return [
    ...findingsOf(
      'layer_label_empty',
      editable.filter(({ item }) => isEmpty(item.label)),
    ),
    ...findingsOf(
      'layer_label_built_in',
      editable.filter(({ item }) => isBuiltIn(item.label)),
    ),
    ...duplicateFindings(editable.filter(({ item }) => !isEmpty(item.label))),
    ...findingsOf('layer_font_empty', all.filter(isFontMissing)),
    ...findingsOf('layer_text_too_long', all.filter(isTextTooLong)),
  ];
}

/** The same rules for one label while it is typed. `others` are the labels of all other editable items. */
export function checkLabel(label: string, others: readonly string[]): DesignFinding | undefined {
  if (isEmpty(label)) return { message: 'label_empty' };
  if (isBuiltIn(label)) return { message: 'label_built_in' };
  if (others.some((other) => other.trim() === label.trim())) return { message: 'label_duplicate' };
  return undefined;
}

/** A custom item of the same name would be ambiguous with a column of the order sheet. */
const builtInLabels: ReadonlySet<string> = new Set(Object.values(orderColumnTitles));

type ItemOfLayer = ItemAt & { readonly layer: Layer };

const isEmpty = (label: string) => label.trim() === '';
const isBuiltIn = (label: string) => builtInLabels.has(label.trim().replace(/\*$/, ''));
const isTextTooLong = ({ kind, item }: ItemAt) => kind === 'text' && item.value.length > customTextLengthMax;
const isFontMissing = ({ kind, item }: ItemAt) => kind === 'font_family' && isEmpty(item.value);

/** One finding for each layer, whatever the number of its items. */
function findingsOf(message: DesignMessage, found: readonly ItemOfLayer[]): DesignFinding[] {
  const lines = new Map(
    found.map(({ layer, item }): [string, DesignFinding] => [
      `${layer.id} ${message === 'layer_label_built_in' ? item.label : ''}`,
      {
        message,
        params: { layer: layer.name, label: item.label.trim(), max: customTextLengthMax },
        layerIds: [layer.id],
      },
    ]),
  );
  return [...lines.values()];
}

function duplicateFindings(found: readonly ItemOfLayer[]): DesignFinding[] {
  const labels = new Set(found.map(({ item }) => item.label.trim()));
  return [...labels].flatMap((label): DesignFinding[] => {
    const uses = found.filter(({ item }) => item.label.trim() === label);
    if (uses.length < 2) return [];
    const layers = [...new Map(uses.map(({ layer }) => [layer.id, layer.name]))];
    return [
      {
        message: 'layer_label_duplicate',
        params: { label, layer: layers.map(([, name]) => name).join('、') },
        layerIds: layers.map(([id]) => id),
      },
    ];
  });
}
