import type { FieldsOf } from '@platen/model/fields/fields';
import { z } from 'zod';
import { itemSchema, type NamedText, namedImageSchema, namedTextSchema, newTemplateItem } from '../items.ts';
import type { Inherited, NewLayerContext, Picture } from './define-layer.ts';
import { pictureOfItem } from './define-layer.ts';

/** Shared by ImageGroupTemplate and AutoLayout: several pictures and texts, and a choice between arrangements. */
export const templatedShape = {
  images: z.array(namedImageSchema).max(200).default([]),
  texts: z.array(namedTextSchema).max(200).default([]),
  template: itemSchema,
};

const templatedSchema = z.object(templatedShape);
type Templated = z.output<typeof templatedSchema>;

export const templatedFields = [
  { kind: 'template_item', key: 'template', label: { zh: '模板', en: 'Template' } },
  { kind: 'image_list', key: 'images', label: { zh: '图片', en: 'Images' } },
  { kind: 'text_list', key: 'texts', label: { zh: '文本', en: 'Texts' } },
] as const satisfies FieldsOf<Templated>;

export function newTemplated({ newId }: NewLayerContext) {
  return { template: newTemplateItem({ value: newId(), label: '模板1' }) };
}

export function templatedInherited(layer: Templated): Inherited {
  return { images: layer.images, texts: layer.texts, template: layer.template.value };
}

/** A reference to a picture that is no longer in the list is missing, not optional. */
export function pictureById(id: string, { images }: Inherited): Picture {
  const found = images?.find((each) => each.id === id);
  return found ? pictureOfItem(found) : { url: '', isOptional: false };
}

export function textItemsById(id: string, { texts }: Inherited): NamedText | undefined {
  return texts?.find((each) => each.id === id);
}
