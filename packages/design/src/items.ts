import { z } from 'zod';
import { itemLabelLengthMax, optionImageSideMinPx } from './constants.ts';

/**
 * An item of a layer that a customer may change in an order if the designer allows it. Its label is the name of the
 * field in forms and sheets. A choice may be given by an option's label or its value.
 */
const itemShape = {
  label: z.string().max(itemLabelLengthMax).default(''),
  editable: z.boolean().default(false),
  required: z.boolean().default(false),
  value: z.string().max(5000).default(''),
  /**
   * It changes nothing on the print, for example a shirt color, which the papers of a batch name. Any other item must be
   * on a production image of each size, or what customers enter would not be made.
   */
  papers_only: z.boolean().optional(),
};

const optionShape = { value: z.string().max(5000), label: z.string().max(200) };
const optionSide = z.number().min(optionImageSideMinPx).optional();

const optionSchema = z.object(optionShape);
/** Width and height only if the size of the picture can be edited with it (tiles). */
export const imageOptionSchema = z.object({ ...optionShape, width: optionSide, height: optionSide });

export const itemSchema = z.object({ ...itemShape, options: z.array(optionSchema).max(500).optional() });
export const imageItemSchema = z.object({ ...itemShape, options: z.array(imageOptionSchema).max(500).optional() });

export type Item = z.output<typeof itemSchema>;
export type ImageItem = z.output<typeof imageItemSchema>;
export type ImageOption = z.output<typeof imageOptionSchema>;

/** The text and its color, font and picture: together, because a group shares all four with its children. */
export const textItemsShape = {
  text: itemSchema,
  color: itemSchema,
  font_family: itemSchema,
  fill_image: imageItemSchema,
};
const wordingSchema = z.object(textItemsShape);
export type TextItems = z.output<typeof wordingSchema>;

/** A picture or text of a layer that has several; its children refer to it by id. */
export const namedImageSchema = z.object({ id: z.string().min(1), ...imageItemSchema.shape });
export const namedTextSchema = z.object({ id: z.string().min(1), ...textItemsShape });
export type NamedImage = z.output<typeof namedImageSchema>;
export type NamedText = z.output<typeof namedTextSchema>;

export const itemKinds = ['image', 'text', 'color', 'font_family', 'template'] as const;
export type ItemKind = (typeof itemKinds)[number];

const blackColor = 'rgba(0,0,0,1)';
const blackOption = { value: blackColor, label: 'Black' };

const plainItem = (value = ''): Item => ({ label: '', editable: false, required: false, value });

export function newImageItem(label = '图片'): ImageItem {
  return { label, editable: true, required: false, value: '' };
}

export function newTemplateItem(option: { value: string; label: string }): Item {
  return { ...plainItem(option.value), options: [option] };
}

export function newTextItems(text: string): TextItems {
  return {
    text: { ...plainItem(text), label: text, editable: true },
    color: { ...plainItem(blackColor), options: [blackOption] },
    font_family: plainItem(),
    fill_image: plainItem(),
  };
}

/**
 * The option for an order's entry: by label, otherwise by value. Labels take precedence, because people type labels.
 */
export function findChosenOption(item: Item | ImageItem, entry: string): ImageOption | undefined {
  const options: readonly ImageOption[] = item.options ?? [];
  return options.find(({ label }) => label === entry) ?? options.find(({ value }) => value === entry);
}
