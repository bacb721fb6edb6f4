import { isDeepStrictEqual } from 'node:util';
import type { Order, OrderDesignEdit } from '@platen/contract/orders/order';
import type { CheckedChange } from '@platen/design/field-changes';
import { checkChange, withPictureUrls } from '@platen/design/order-changes';
import { configListOf, type LayerDiff, templateTypes } from '@platen/design/template';
import { walkLayers } from '@platen/design/tree';
import { finding } from '@platen/model/errors/field-findings';
import { isDesignEditable, orderStateRecords } from '@platen/model/orders/lifecycle/order-states';
import type { AmendmentChange } from '@platen/model/orders/order-details';
import { textIn } from '@platen/model/text/locale';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { fileKindOf } from '../../../platform/store/file-types.ts';
import { amendOrder } from '../lifecycle/amend-order.service.ts';
import { assertNotErased } from '../lifecycle/assert-not-erased.ts';
import { lockFormOrders } from '../lifecycle/move-form-orders.service.ts';
import { RequestFindings } from '../lifecycle/request-findings.ts';
import { rolesOf } from './image-stages.ts';
import { clearRenders } from './order-images.queries.ts';
import { queueImagesOfOrder } from './order-images.service.ts';
import { changeValues, findOwnerFiles, valueChanges } from './order-values.service.ts';
import type { FoundOrder } from './orders.queries.ts';
import { orderConfigs } from './orders.rows.ts';
import { findOrder, getOrder } from './orders.service.ts';

const lists = templateTypes.map((role) => configListOf[role]);

/**
 * Replaces the order's changes in the given configs and the values of the given custom items, and redraws its images.
 */
export async function editOrder(ctx: Context, id: number, edit: OrderDesignEdit): Promise<Order> {
  const order = await lockOrder(ctx, id);
  if (!isDesignEditable(order.state)) {
    throw appError('order_not_editable', {
      no: order.no,
      state: textIn(orderStateRecords[order.state].text, ctx.locale),
    });
  }
  const found = new RequestFindings();
  const { values, labels, layerDiff, blobIds } = await changeValues(ctx, order, edit.custom_fields ?? [], found);
  const changes = await checkEdits(ctx, order, edit, found);
  found.throwIfAny();
  await amendOrder(ctx, order, {
    design: {
      values,
      layer_diff: { ...layerDiff, ...changes.diffs },
      blobIds: [...blobIds, ...changes.blobIds],
    },
    changes: [...valueChanges(order.values, values, labels), ...layerChanges(order, changes.diffs)],
  });
  await redrawPreviews(ctx, id);
  return getOrder(ctx, id);
}

/** Redraws all images that customers see. */
export async function redrawPreviews(ctx: Context, id: number): Promise<void> {
  await clearRenders(ctx.db, id, rolesOf.preview, 'all');
  await queueImagesOfOrder(ctx, id, 'preview');
}

/** The configs whose layers changed. */
function layerChanges(order: FoundOrder, diffs: Readonly<Record<string, LayerDiff>>): AmendmentChange[] {
  return templateTypes
    .flatMap((role) => orderConfigs(order, role))
    .filter(({ id, layer_diff }) => Object.hasOwn(diffs, id) && !isDeepStrictEqual(diffs[id], layer_diff))
    .map(({ name }) => ({ field: 'layers', key: name, before: '', after: '' }));
}

/** The order under the lock of its form order, because only then it is stable. */
export async function lockOrder(ctx: Context, id: number): Promise<FoundOrder> {
  const { form_order_id } = await findOrder(ctx, id);
  await lockFormOrders(ctx, [form_order_id]);
  const order = await findOrder(ctx, id);
  assertNotErased(order);
  return order;
}

/** Reports all problems of an edit at once, each by config, layer and field. */
async function checkEdits(ctx: Context, order: FoundOrder, edit: OrderDesignEdit, found: RequestFindings) {
  const checked = [...checkLayerChanges(order, edit, found)];
  const files = await findOwnerFiles(
    ctx,
    order.user_id,
    checked.flatMap(({ pictures }) => pictures.map(({ url }) => url)),
  );
  const isImage = (url: string) => fileKindOf(files.get(url)?.content_type ?? '') === 'image';
  for (const { path, pictures } of checked) {
    for (const picture of pictures) {
      if (!isImage(picture.url)) found.add([...path, ...picture.path], 'picture_not_own');
    }
  }
  const diffs: Record<string, LayerDiff> = {};
  for (const { id, layer_diff } of lists.flatMap((list) => edit[list] ?? [])) {
    diffs[id] = mapValues(layer_diff, (change) => withPictureUrls(change, (url) => files.get(url)?.url ?? url));
  }
  return { diffs, blobIds: [...files.values()].map((blob) => blob.id) };
}

interface CheckedLayerChange extends Pick<CheckedChange, 'pictures'> {
  path: readonly PropertyKey[];
}

function* checkLayerChanges(
  order: FoundOrder,
  edit: OrderDesignEdit,
  found: RequestFindings,
): Generator<CheckedLayerChange> {
  for (const role of templateTypes) {
    const list = configListOf[role];
    const configs = orderConfigs(order, role);
    for (const [index, { id, layer_diff }] of (edit[list] ?? []).entries()) {
      const config = configs.find((each) => each.id === id);
      if (!config) {
        found.add([list, index, 'id'], 'unknown_config');
        continue;
      }
      const layers = new Map([...walkLayers(config.layers)].map((layer) => [layer.id, layer]));
      for (const [layerId, change] of Object.entries(layer_diff)) {
        const layer = layers.get(layerId);
        const path = [list, index, 'layer_diff', layerId];
        const { refused, pictures } = layer
          ? checkChange(layer, change)
          : { refused: [finding([], 'unknown_layer')], pictures: [] };
        found.addAll(refused.map((each) => ({ ...each, path: [...path, ...each.path] })));
        yield { path, pictures };
      }
    }
  }
}

function mapValues<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
