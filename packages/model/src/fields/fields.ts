import type { BilingualText } from '../text/locale.ts';

/**
 * Editable fields as data, for property panels, forms and grids. A layer kind or block kind lists its fields with
 * `FieldsOf<…>`, and the editors are generated from them; a field on a property of another type does not compile.
 * To add a field kind: its value in `FieldValues`, a member of `Field` and of `FieldOn`, and its editor in the
 * console's `ui/fields`, where a forgotten one does not compile.
 */

export interface SizeValue {
  readonly width: number;
  readonly height: number;
}

/** A value, and whether and how an order may change it. */
export interface ItemValue {
  readonly label: string;
  readonly editable: boolean;
  readonly required: boolean;
  readonly value: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[] | undefined;
  /** It is not on the print; the papers of a batch name it. */
  readonly papers_only?: boolean | undefined;
}

/** An uploaded file; without a URL if there is none yet. */
export interface FileValue {
  readonly url: string;
}

export type NamedItemValue = ItemValue & { readonly id: string };

export interface NamedTextValue {
  readonly id: string;
  readonly text: ItemValue;
  readonly color: ItemValue;
  readonly font_family: ItemValue;
  readonly fill_image: ItemValue;
}

/** The value of a field of each kind. */
export interface FieldValues {
  text: string;
  number: number;
  flag: boolean;
  choice: string | number;
  color: string;
  /** The family name of a font. */
  font: string;
  /** The URL of a picture. */
  picture: string;
  /** The URL of another file. */
  file: string;
  /** An uploaded file that is shown, with its URL. */
  upload: FileValue;
  /** The target of a link; empty for none. */
  link: string;
  /** HTML. */
  rich_text: string;
  size: SizeValue;
  /** The id of one of the container's pictures, texts or templates. */
  reference: string;
  image_item: ItemValue;
  text_item: ItemValue;
  color_item: ItemValue;
  font_item: ItemValue;
  template_item: ItemValue;
  image_list: readonly NamedItemValue[];
  text_list: readonly NamedTextValue[];
}
export type FieldKind = keyof FieldValues;

interface FieldOf<Kind extends FieldKind, Key extends string> {
  readonly kind: Kind;
  /** The property that the field edits. */
  readonly key: Key;
  readonly label: BilingualText;
  /** Shown while the field is empty. */
  readonly placeholder?: string;
  /** Shows the field only while another property has one of these values. */
  readonly when?: { readonly key: string; readonly is: readonly string[] };
}

interface TextField<Key extends string> extends FieldOf<'text', Key> {
  readonly lengthMax?: number;
  readonly hasLines?: boolean;
}

interface Range {
  readonly min?: number;
  readonly max?: number;
}

interface NumberField<Key extends string> extends FieldOf<'number', Key>, Range {
  readonly step?: number;
  readonly unit?: 'px' | '°' | 'mm' | '%' | 'ms';
}

interface PictureField<Key extends string> extends FieldOf<'picture', Key> {
  /** The size at which the picture is shown; a smaller one would look blurred. */
  readonly sizePx?: SizeValue;
}

interface FileField<Key extends string> extends FieldOf<'file', Key> {
  readonly extensions: readonly string[];
  readonly maxMb: number;
}

interface UploadField<Key extends string> extends FieldOf<'upload', Key> {
  readonly accepts: 'picture' | 'video';
}

interface SizeField<Key extends string> extends FieldOf<'size', Key>, Range {}

/** A picture or color before the name of a choice. */
export type ChoiceMark = { readonly picture: string } | { readonly color: string };

export interface Choice<Value = string | number, Keys extends string = string> {
  readonly value: Value;
  readonly label: BilingualText;
  readonly mark?: ChoiceMark | undefined;
  /** Offers the choice only while another property has this value. */
  readonly when?: { readonly key: Keys; readonly is: string };
}

interface ChoiceField<Key extends string, Value = string | number, Keys extends string = string>
  extends FieldOf<'choice', Key> {
  readonly choices: readonly Choice<Value, Keys>[];
}

interface ReferenceField<Key extends string> extends FieldOf<'reference', Key> {
  readonly to: 'images' | 'texts' | 'template';
}

type PlainKind = Exclude<
  FieldKind,
  'text' | 'number' | 'picture' | 'file' | 'upload' | 'size' | 'choice' | 'reference'
>;
type PlainField<Kind extends PlainKind, Key extends string> = { [K in Kind]: FieldOf<K, Key> }[Kind];

/** A field of any kind. */
export type Field<Kind extends FieldKind = FieldKind> = Extract<
  | TextField<string>
  | NumberField<string>
  | PictureField<string>
  | FileField<string>
  | UploadField<string>
  | SizeField<string>
  | ChoiceField<string>
  | ReferenceField<string>
  | PlainField<PlainKind, string>,
  { readonly kind: Kind }
>;

type ItemKinds = 'image_item' | 'text_item' | 'color_item' | 'font_item' | 'template_item';

/** The fields that can edit a property of this type. A union of string literals can only be edited by a choice. */
type FieldOn<Key extends string, Value, Keys extends string> = [Value] extends [boolean]
  ? PlainField<'flag', Key>
  : [Value] extends [number]
    ? ChoiceField<Key, Value, Keys> | (number extends Value ? NumberField<Key> : never)
    : [Value] extends [string]
      ?
          | ChoiceField<Key, Value, Keys>
          | (string extends Value
              ?
                  | TextField<Key>
                  | ReferenceField<Key>
                  | PictureField<Key>
                  | FileField<Key>
                  | PlainField<'color' | 'font' | 'link' | 'rich_text', Key>
              : never)
      : [Value] extends [readonly NamedTextValue[]]
        ? PlainField<'text_list', Key>
        : [Value] extends [readonly NamedItemValue[]]
          ? PlainField<'image_list', Key>
          : [Value] extends [ItemValue]
            ? PlainField<ItemKinds, Key>
            : [Value] extends [SizeValue]
              ? SizeField<Key>
              : [Value] extends [FileValue]
                ? UploadField<Key>
                : never;

/** The fields of an object type. */
export type FieldsOf<T extends object> = readonly {
  [Key in keyof T & string]-?: FieldOn<Key, NonNullable<T[Key]>, keyof T & string>;
}[keyof T & string][];

/** Whether a field is shown with these values. */
export function isFieldShown({ when }: Field, valueOf: (key: string) => unknown): boolean {
  return when === undefined || when.is.includes(String(valueOf(when.key)));
}

/** The four items of a text, in the order of a panel. */
export const textFields = [
  { kind: 'text_item', key: 'text', label: { zh: '文本', en: 'Text' } },
  { kind: 'color_item', key: 'color', label: { zh: '颜色', en: 'Color' } },
  { kind: 'font_item', key: 'font_family', label: { zh: '字体', en: 'Font' } },
  { kind: 'image_item', key: 'fill_image', label: { zh: '填充图片', en: 'Fill image' } },
] as const satisfies FieldsOf<Omit<NamedTextValue, 'id'>>;
