import type { RefusedField } from '../../../../ui/failure.ts';
import { fieldPath } from '../../../../ui/form/form-errors.ts';
import type { OrderEdit } from './order-edit.ts';

/** What was refused: by config, layer and field (`left`, `url`, `images.<id>`; '' for the layer itself). */
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

/** Where each refusal of an edit belongs; what belongs to no layer is told apart. */
export function placeEditErrors(refusal: Refusal, edit: OrderEdit): { errors: EditError[]; rest: string[] } {
  const errors: EditError[] = [];
  const rest: string[] = [];
  for (const { path, message, sentence } of refusal.fields) {
    const [list, index, part, layerId, ...inner] = fieldPath(path);
    const config = typeof index === 'number' ? edit[list as keyof OrderEdit]?.[index] : undefined;
    if (!config || part !== 'layer_diff' || layerId === undefined) rest.push(sentence);
    else errors.push({ configId: config.id, layerId: String(layerId), field: inner.join('.'), message });
  }
  if (errors.length === 0 && rest.length === 0) rest.push(refusal.message);
  return { errors, rest };
}
