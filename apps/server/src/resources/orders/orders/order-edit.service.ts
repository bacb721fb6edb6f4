import { configListOf, type LayerDiff } from '@platen/design/template';
import { walkLayers } from '@platen/design/tree';
import { errorTable } from '@platen/model/errors';
import { fillText, refusal, type Text, textIn } from '@platen/model/locale';
import { canEditOrder, orderStateTexts } from '@platen/model/order-flow';
import type { Order } from '@platen/model/orders';
import { z } from 'zod';
import { appError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { kindOf as fileKindOf } from '../../../platform/store/file-types.ts';
import { findUsableBlobs } from '../../files/blobs/blobs.service.ts';
import { OrderIssues } from '../form-orders/order-issues.ts';
import { rolesOf } from './image-stages.ts';
import { checkChange, type CheckedChange, orderChangeSchema, withPictureUrls } from './layer-changes.ts';
import { forgetRenders } from './order-images.queries.ts';
import { queueImagesOfOrder } from './order-images.service.ts';
import * as queries from './orders.queries.ts';
import { orderConfigs } from './orders.rows.ts';
import { findOrder, getOrder } from './orders.service.ts';

const configEdits = z
  .array(
    z.strictObject({
      id: z.string().min(1).max(64),
      layer_diff: z.record(z.string().max(64), orderChangeSchema),
    }),
  )
  .min(1)
  .max(50)
  .refine(
    (edits) => new Set(edits.map(({ id }) => id)).size === edits.length,
    refusal('模板不能重复', 'each config once'),
  );

const roles = ['production', 'effect', 'custom'] as const;
const lists = roles.map((role) => configListOf[role]);

/** One of the three lists, and of each config only what the order changes in it. */
export const orderEditSchema = z
  .strictObject({
    production_image_configs: configEdits.optional(),
    effect_image_configs: configEdits.optional(),
    custom_area_configs: configEdits.optional(),
  })
  .refine(
    (edit) => lists.filter((list) => edit[list] !== undefined).length === 1,
    refusal(`必须且只能填写 ${lists.join('、')} 之一`, `exactly one of ${lists.join(', ')}`),
  );
type OrderEdit = z.infer<typeof orderEditSchema>;

const texts = {
  noConfig: { zh: '订单没有此模板', en: 'the order has no such config' },
  noLayer: { zh: '模板中没有该图层', en: 'the config has no such layer' },
  notOwn: { zh: '不是订单客户上传的图片', en: 'it is no picture that the customer of the order uploaded' },
} satisfies Record<string, Text>;

/** Replaces what an order changes in the configs that are named, and has its images made again. */
export async function editOrder(ctx: Context, id: number, edit: OrderEdit): Promise<Order> {
  const { form_order_id } = await findOrder(ctx, id);
  await queries.lockFormOrder(ctx.db, form_order_id);
  // Read under the lock: only now does it stay as it is.
  const order = await findOrder(ctx, id);
  if (!canEditOrder(order.state)) {
    throw appError('order_not_editable', { no: order.no, state: textIn(orderStateTexts[order.state], ctx.locale) });
  }
  const { diffs, blobIds } = await checkEdits(ctx, order, edit);
  await queries.insertOrderFiles(ctx.db, id, blobIds);
  await queries.setLayerDiff(ctx.db, id, { ...order.layer_diff, ...diffs });
  await forgetRenders(ctx.db, id, rolesOf.preview, 'all');
  await queueImagesOfOrder(ctx, id, 'preview');
  return getOrder(ctx, id);
}

/** Everything that is wrong with an edit is told at once, each by its config, layer and field. */
async function checkEdits(ctx: Context, order: queries.FoundOrder, edit: OrderEdit) {
  const issues = new OrderIssues();
  const checked = [...checkedChanges(order, edit, issues)];
  const files = await findUsableBlobs(
    asOwner(ctx, order.user_id),
    checked.flatMap(({ pictures }) => pictures.map(({ url }) => url)),
  );
  const isImage = (url: string) => fileKindOf(files.get(url)?.content_type ?? '') === 'image';
  for (const { path, name, pictures } of checked) {
    for (const picture of pictures) {
      if (!isImage(picture.url)) issues.add([...path, ...picture.path], refusedText(name, texts.notOwn));
    }
  }
  issues.throwIfAny();
  const diffs: Record<string, LayerDiff> = {};
  for (const { id, layer_diff } of lists.flatMap((list) => edit[list] ?? [])) {
    diffs[id] = mapValues(layer_diff, (change) => withPictureUrls(change, (url) => files.get(url)?.url ?? url));
  }
  return { diffs, blobIds: [...files.values()].map((blob) => blob.id) };
}

interface Checked extends Pick<CheckedChange, 'pictures'> {
  path: readonly PropertyKey[];
  /** The config and the layer, as people know them. */
  name: string;
}

function* checkedChanges(order: queries.FoundOrder, edit: OrderEdit, issues: OrderIssues): Generator<Checked> {
  for (const role of roles) {
    const list = configListOf[role];
    const configs = orderConfigs(order, role);
    for (const [index, { id, layer_diff }] of (edit[list] ?? []).entries()) {
      const config = configs.find((each) => each.id === id);
      if (!config) {
        issues.add([list, index, 'id'], texts.noConfig);
        continue;
      }
      const layers = new Map([...walkLayers(config.layers)].map((layer) => [layer.id, layer]));
      for (const [layerId, change] of Object.entries(layer_diff)) {
        const layer = layers.get(layerId);
        const path = [list, index, 'layer_diff', layerId];
        const name = `${config.name || config.id} / ${layer?.name || layerId}`;
        const { refused, pictures } = layer
          ? checkChange(layer, change)
          : { refused: [{ path: [], reason: texts.noLayer }], pictures: [] };
        for (const { path: at, reason } of refused) issues.add([...path, ...at], refusedText(name, reason));
        yield { path, name, pictures };
      }
    }
  }
}

function refusedText(layer: string, reason: Text): Text {
  const { zh, en } = errorTable.layer_diff_refused;
  return { zh: fillText(zh, { layer, reason: reason.zh }), en: fillText(en, { layer, reason: reason.en }) };
}

/** An order takes only what its own customer uploaded, also when the factory edits it. */
function asOwner(ctx: Context, userId: number): Context {
  return { ...ctx, caller: { ...ctx.caller, id: userId, role: 'customer' } };
}

function mapValues<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
