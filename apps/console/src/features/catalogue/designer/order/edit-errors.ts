import type { OrderDesignEdit } from '@platen/contract/orders/order';
import { fieldOfItem } from '@platen/design/custom-values';
import type { configListOf, TemplateConfig, TemplateType } from '@platen/design/template';
import { walkLayers } from '@platen/design/tree';
import { customItemPrefix } from '@platen/model/orders/form-orders';
import type { RefusedField } from '../../../../ui/failure.ts';
import { fieldPath } from '../../../../ui/form/form-errors.ts';

/** A refusal by config, layer and field (`left`, `url`, `images.<id>`; '' for the layer itself). */
export interface EditError {
  configId: string;
  layerId: string;
  field: string;
  message: string;
}

interface Refusal {
  message: string;
  fields: readonly RefusedField[];
}

type List = (typeof configListOf)[TemplateType];

/** Maps each refusal of an edit to its layer; `rest` holds those that belong to no layer. */
export function locateEditErrors(
  refusal: Refusal,
  edit: OrderDesignEdit,
  configs: readonly TemplateConfig[],
): { errors: EditError[]; rest: string[] } {
  const errors: EditError[] = [];
  const rest: string[] = [];
  for (const { path, message, sentence } of refusal.fields) {
    const [list, index, part, layerId, ...inner] = fieldPath(path);
    if (list === 'custom_fields' && typeof index === 'number') {
      const located = locateItemErrors(edit.custom_fields?.[index]?.key ?? '', message, configs);
      errors.push(...located);
      if (located.length === 0) rest.push(sentence);
      continue;
    }
    const config = typeof index === 'number' ? edit[list as List]?.[index] : undefined;
    if (!config || part !== 'layer_diff' || layerId === undefined) rest.push(sentence);
    else errors.push({ configId: config.id, layerId: String(layerId), field: inner.join('.'), message });
  }
  if (errors.length === 0 && rest.length === 0) rest.push(refusal.message);
  return { errors, rest };
}

/** A value is shown in every image that uses it. */
function locateItemErrors(key: string, message: string, configs: readonly TemplateConfig[]): EditError[] {
  const label = key.slice(customItemPrefix.length);
  return configs.flatMap(({ id, layers }) =>
    [...walkLayers(layers)].flatMap((layer) => {
      const field = layer.can_design_in_order ? fieldOfItem(layer, label) : undefined;
      return field === undefined ? [] : [{ configId: id, layerId: layer.id, field, message }];
    }),
  );
}
