import type { Text } from '@platen/model/locale';

/**
 * The field vocabulary: what a property panel can show, as data. A layer kind lists its fields; the panel is generated
 * from them, and the server reads from them which items a layer has.
 * To add a field kind: a member here, its items in `layer-items.ts` and its editor in the console;
 * both are exhaustive records, so a forgotten one does not compile.
 */
interface FieldOf<K extends string> {
  readonly kind: K;
  /** The property of the layer that the field edits. */
  readonly key: string;
  readonly label: Text;
}

export interface NumberField extends FieldOf<'number'> {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

export interface Choice {
  readonly value: string | number;
  readonly label: Text;
  /** Offered only while another property has this value. */
  readonly when?: { readonly key: string; readonly is: string };
}

export interface ChoiceField extends FieldOf<'choice'> {
  readonly choices: readonly Choice[];
}

/** The id of one of the container's pictures, texts or templates. */
export interface ReferenceField extends FieldOf<'reference'> {
  readonly to: 'images' | 'texts' | 'template';
}

export type Field =
  | NumberField
  | ChoiceField
  | ReferenceField
  | FieldOf<'color'>
  | FieldOf<'size'>
  | FieldOf<'image_item'>
  | FieldOf<'text_item'>
  | FieldOf<'color_item'>
  | FieldOf<'font_item'>
  | FieldOf<'template_item'>
  | FieldOf<'image_list'>
  | FieldOf<'text_list'>;

export type FieldKind = Field['kind'];

/** The four items of a text, in the order of the panel. */
export const wordingFields = [
  { kind: 'text_item', key: 'text', label: { zh: '文本', en: 'Text' } },
  { kind: 'color_item', key: 'color', label: { zh: '颜色', en: 'Colour' } },
  { kind: 'font_item', key: 'font_family', label: { zh: '字体', en: 'Font' } },
  { kind: 'image_item', key: 'fill_image', label: { zh: '填充图片', en: 'Fill image' } },
] as const satisfies readonly Field[];

export const strokeFields = [
  { kind: 'color', key: 'stroke', label: { zh: '描边颜色', en: 'Stroke colour' } },
  { kind: 'number', key: 'stroke_width', label: { zh: '描边宽度', en: 'Stroke width' }, min: 0 },
] as const satisfies readonly Field[];
