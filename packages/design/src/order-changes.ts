import { type FieldFinding, finding } from '@platen/model/errors/field-findings';
import type { Field, FieldValues } from '@platen/model/fields/fields';
import { z } from 'zod';
import { tileSideMinPx } from './constants.ts';
import {
  type ChangeableFieldKind,
  type CheckedChange,
  type FieldChangeHandler,
  fieldChangeHandlers,
} from './field-changes.ts';
import { layerValue, withLayerValue } from './layer-items.ts';
import { placementFields } from './layers/common-fields.ts';
import { type Layer, layerKindOf } from './layers/index.ts';
import { type LayerChange, type LayerDiff, layerChangeSchema } from './template.ts';

/**
 * What an order may change in a layer: what its kind declares, and its placement. Checks, drawings and editors all use
 * this, so that none of them accepts what another refuses.
 */

const tileSide = layerChangeSchema.shape.image_size.unwrap().shape.width.min(tileSideMinPx);

/** The changes of one layer by an order, for all kinds. Strict: unknown properties are refused. */
export const orderChangeSchema = z.strictObject({
  ...layerChangeSchema.shape,
  image_size: z.strictObject({ width: tileSide, height: tileSide }).optional(),
});

type ChangeKey = keyof LayerChange;
type ChangeableField = Field<ChangeableFieldKind> & { readonly key: ChangeKey };

/** The fields that an order can change in layers of this kind. */
function changeableFields(layer: Layer): readonly ChangeableField[] {
  const { fields, orderChanges, isRotatable } = layerKindOf(layer);
  const own = fields.filter(({ key }) => orderChanges.some((each) => each === key));
  const placement = placementFields.filter(({ key }) => key !== 'rotate' || isRotatable);
  return [...own, ...placement] as readonly ChangeableField[];
}

function handlerOf({ kind }: ChangeableField): FieldChangeHandler<unknown, unknown> {
  return fieldChangeHandlers[kind];
}

/** A field that the order may change, and the changeable part of its value. */
export interface OfferedField<F extends Field = Field> {
  readonly field: F;
  readonly value: FieldValues[F['kind']];
}

/** The fields of a layer that an editor of orders offers; empty for a layer that is not editable in orders. */
export function offeredFields(layer: Layer): OfferedField[] {
  if (!layer.can_design_in_order) return [];
  return changeableFields(layer).flatMap((field) => {
    const value = handlerOf(field).offer(layerValue(layer, field.key));
    return value === undefined ? [] : [{ field, value } as OfferedField];
  });
}

/** The change of a layer when a field is edited. */
export function changeBy(
  layer: Layer,
  before: LayerChange | undefined,
  { field, value }: OfferedField,
  next: unknown,
): Partial<LayerChange> {
  if (layerKindOf(layer).keepsRatio && (field.key === 'width' || field.key === 'height')) {
    return inRatio(layer, field.key, next as number);
  }
  const { key } = field as ChangeableField;
  return { [key]: handlerOf(field as ChangeableField).record(before?.[key], value, next) };
}

/** A new side with the other one in the same ratio, rounded to hundredths. */
function inRatio(layer: Layer, side: 'width' | 'height', valuePx: number): Partial<LayerChange> {
  const other = side === 'width' ? 'height' : 'width';
  const otherPx = Math.max(1, Math.round(((layer[other] * valuePx) / layer[side]) * 100) / 100);
  return { [side]: valuePx, [other]: otherPx };
}

/** Checks a change against the layer that it is for. */
export function checkChange(layer: Layer, change: LayerChange): CheckedChange {
  const checked: CheckedChange = { refused: [], pictures: [] };
  if (!layer.can_design_in_order) return { ...checked, refused: [finding([], 'layer_locked')] };
  const fields = changeableFields(layer);
  for (const [key, part] of changesIn(change)) {
    const field = fields.find((each) => each.key === key);
    if (field) handlerOf(field).check(layerValue(layer, key), part, [key], checked);
    else checked.refused.push(otherKind(layer, key));
  }
  return checked;
}

/** Applies a change to a layer. Properties that its kind does not have are ignored. */
export function applyChange(layer: Layer, change: LayerChange): Layer {
  const fields = changeableFields(layer);
  return changesIn(change).reduce((changed, [key, part]) => {
    const field = fields.find((each) => each.key === key);
    return field ? withLayerValue(changed, key, handlerOf(field).apply(layerValue(changed, key), part)) : changed;
  }, layer);
}

/** Adds to the changes of a layer; undefined values reset to the template's. */
export function withChange(diff: LayerDiff, layerId: string, change: Partial<LayerChange>): LayerDiff {
  const merged = Object.entries({ ...diff[layerId], ...change }).filter(([, value]) => value !== undefined);
  const others = Object.entries(diff).filter(([id]) => id !== layerId);
  const own = merged.length > 0 ? [[layerId, Object.fromEntries(merged)] as const] : [];
  return Object.fromEntries([...others, ...own]);
}

/** The change with normalized picture URLs. */
export function withPictureUrls(change: LayerChange, urlOf: (url: string) => string): LayerChange {
  const { url, images, ...rest } = change;
  return {
    ...rest,
    ...(url !== undefined && { url: urlOf(url) }),
    ...(images && { images: Object.fromEntries(Object.entries(images).map(([id, each]) => [id, urlOf(each)])) }),
  };
}

function changesIn(change: LayerChange): [ChangeKey, unknown][] {
  return (Object.entries(change) as [ChangeKey, unknown][]).filter(([, part]) => part !== undefined);
}

function otherKind(layer: Layer, key: ChangeKey): FieldFinding {
  return finding([key], 'not_of_layer_kind', { kind: layerKindOf(layer).label });
}
