import { tileSideMinPx } from '@platen/design/constants';
import type { ImageItem } from '@platen/design/items';
import { kindOf, type Layer } from '@platen/design/layers/index';
import { type LayerChange, layerChangeSchema } from '@platen/design/template';
import { fillText, type Text } from '@platen/model/locale';
import { z } from 'zod';

const tileSide = layerChangeSchema.shape.image_size.unwrap().shape.width.min(tileSideMinPx);

/** What one order may say about a layer, whatever its kind. Strict: a word that is not understood is not ignored. */
export const orderChangeSchema = z.strictObject({
  ...layerChangeSchema.shape,
  image_size: z.strictObject({ width: tileSide, height: tileSide }).optional(),
});

/** Where something stands in a change: `['url']`, `['images', 'the id']`. */
type ChangePath = readonly string[];

export interface CheckedChange {
  refused: { path: ChangePath; reason: Text }[];
  /** What the change puts into the layer and is none of the template's own pictures: it must be the customer's. */
  pictures: { path: ChangePath; url: string }[];
}

const texts = {
  locked: { zh: '该图层不可在订单中修改', en: 'the layer cannot be changed in an order' },
  otherKind: { zh: '“{kind}”图层没有此项', en: 'a layer of the kind “{kind}” has none' },
  fixed: { zh: '模板未开放此图片', en: 'the template does not leave this picture to the customer' },
  notListed: { zh: '图层中没有此图片', en: 'the layer has no such picture' },
  notOffered: { zh: '不在可选图片中', en: 'it is none of the pictures that the template offers' },
} satisfies Record<string, Text>;

/** Checks a change against the layer that it is for. */
export function checkChange(layer: Layer, { rotate, image_size, url, images = {} }: LayerChange): CheckedChange {
  const checked: CheckedChange = { refused: [], pictures: [] };
  const refuse = (path: ChangePath, reason: Text) => checked.refused.push({ path, reason });
  if (!layer.can_design_in_order) {
    refuse([], texts.locked);
    return checked;
  }
  if (rotate !== undefined && !kindOf(layer).isRotatable) refuse(['rotate'], otherKind(layer));
  if (image_size && !('image_size' in layer)) refuse(['image_size'], otherKind(layer));
  if (url !== undefined) {
    if ('url' in layer) checkPicture(layer.url, url, ['url'], checked);
    else refuse(['url'], otherKind(layer));
  }
  for (const [id, imageUrl] of Object.entries(images)) {
    const path = ['images', id];
    const item = 'images' in layer ? layer.images.find((each) => each.id === id) : undefined;
    if (item) checkPicture(item, imageUrl, path, checked);
    else refuse(path, 'images' in layer ? texts.notListed : otherKind(layer));
  }
  return checked;
}

/** Where a template offers pictures to choose from, it is one of them; otherwise it is the customer's own. */
function checkPicture(item: ImageItem, url: string, path: ChangePath, { refused, pictures }: CheckedChange): void {
  const options = item.options ?? [];
  if (!item.editable) refused.push({ path, reason: texts.fixed });
  else if (url === item.value || options.some(({ value }) => value === url)) return;
  else if (options.length > 1) refused.push({ path, reason: texts.notOffered });
  else pictures.push({ path, url });
}

/** The change with the pictures as the system writes their addresses, however the caller did. */
export function withPictureUrls(change: LayerChange, urlOf: (url: string) => string): LayerChange {
  const { url, images, ...rest } = change;
  return {
    ...rest,
    ...(url !== undefined && { url: urlOf(url) }),
    ...(images && { images: Object.fromEntries(Object.entries(images).map(([id, each]) => [id, urlOf(each)])) }),
  };
}

function otherKind(layer: Layer): Text {
  const { label } = kindOf(layer);
  return {
    zh: fillText(texts.otherKind.zh, { kind: label.zh }),
    en: fillText(texts.otherKind.en, { kind: label.en }),
  };
}
