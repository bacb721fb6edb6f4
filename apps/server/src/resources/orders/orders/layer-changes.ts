import type { ImageItem } from '@platen/design/items';
import { kindOf, type Layer } from '@platen/design/layers/index';
import type { LayerChange } from '@platen/design/template';
import { type FieldFinding, finding } from '@platen/model/field-findings';

/** Where something stands in a change: `['url']`, `['images', 'the id']`. */
type ChangePath = readonly string[];

export interface CheckedChange {
  refused: FieldFinding[];
  /** What the change puts into the layer and is none of the template's own pictures: it must be the customer's. */
  pictures: { path: ChangePath; url: string }[];
}

/** Checks a change against the layer that it is for. */
export function checkChange(layer: Layer, { rotate, image_size, url, images = {} }: LayerChange): CheckedChange {
  const checked: CheckedChange = { refused: [], pictures: [] };
  const { refused } = checked;
  if (!layer.can_design_in_order) {
    refused.push(finding([], 'layer_locked'));
    return checked;
  }
  if (rotate !== undefined && !kindOf(layer).isRotatable) refused.push(otherKind(layer, ['rotate']));
  if (image_size && !('image_size' in layer)) refused.push(otherKind(layer, ['image_size']));
  if (url !== undefined) {
    if ('url' in layer) checkPicture(layer.url, url, ['url'], checked);
    else refused.push(otherKind(layer, ['url']));
  }
  for (const [id, imageUrl] of Object.entries(images)) {
    const path = ['images', id];
    const item = 'images' in layer ? layer.images.find((each) => each.id === id) : undefined;
    if (item) checkPicture(item, imageUrl, path, checked);
    else refused.push('images' in layer ? finding(path, 'unknown_picture') : otherKind(layer, path));
  }
  return checked;
}

/** Where a template offers pictures to choose from, it is one of them; otherwise it is the customer's own. */
function checkPicture(item: ImageItem, url: string, path: ChangePath, { refused, pictures }: CheckedChange): void {
  const options = item.options ?? [];
  if (!item.editable) refused.push(finding(path, 'picture_fixed'));
  else if (url === item.value || options.some(({ value }) => value === url)) return;
  else if (options.length > 1) refused.push(finding(path, 'picture_not_offered'));
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

function otherKind(layer: Layer, path: ChangePath): FieldFinding {
  return finding(path, 'not_of_layer_kind', { kind: kindOf(layer).label });
}
