import { type Field, type ItemValue, textFields } from '@platen/model/fields/fields';
import { ChoiceEditor, FontEditor } from './choice-editors.tsx';
import type { Editor, EditorProps } from './fields.types.ts';
import { PictureEditor } from './picture-editor.tsx';
import { ColorEditor, TextEditor } from './text-editors.tsx';

type ValueKind = 'text' | 'color' | 'font' | 'picture';
type ItemKind = 'image_item' | 'text_item' | 'color_item' | 'font_item' | 'template_item';

const valueEditors: { readonly [K in ValueKind]: Editor<K> } = {
  text: TextEditor,
  color: ColorEditor,
  font: FontEditor,
  picture: PictureEditor,
};

/** The kind of an item's value. */
const valueKindOf = {
  image_item: 'picture',
  text_item: 'text',
  color_item: 'color',
  font_item: 'font',
  template_item: 'text',
} as const satisfies Record<ItemKind, ValueKind>;

const markOf = {
  text: () => undefined,
  font: () => undefined,
  color: (color: string) => ({ color }),
  picture: (picture: string) => ({ picture }),
};

interface ItemProps extends Pick<EditorProps<ItemKind>, 'errorsAt' | 'siblingValue'> {
  field: Field<ItemKind>;
  value: ItemValue;
  onChange: (next: ItemValue) => void;
}

/** A single option is only the default; a choice needs two. */
const choiceFrom = 2;

/** The value of an item: one of its options if there is a choice, otherwise free. Its label is that of the item. */
export function ItemEditor({ field, value: item, onChange, ...rest }: ItemProps) {
  const kind = valueKindOf[field.kind];
  const label = item.label === '' ? field.label : { zh: item.label, en: item.label };
  const shared = {
    ...rest,
    value: item.value,
    onChange: (value: string | number) => onChange({ ...item, value: String(value) }),
  };
  const options = item.options ?? [];
  if (options.length >= choiceFrom) {
    const choices = options.map((option) => ({
      value: option.value,
      label: { zh: option.label, en: option.label },
      mark: markOf[kind](option.value),
    }));
    return <ChoiceEditor {...shared} field={{ kind: 'choice', key: field.key, label, choices }} />;
  }
  const ValueEditor = valueEditors[kind] as Editor<ValueKind>;
  return <ValueEditor {...shared} field={{ kind, key: field.key, label }} />;
}

/** Each image of a list. */
export function ImageListEditor({ field, value: items, onChange, errorsAt, siblingValue }: EditorProps<'image_list'>) {
  return items.map((item, index) => (
    <ItemEditor
      key={item.id}
      field={{ kind: 'image_item', key: field.key, label: field.label }}
      value={item}
      onChange={(next) => onChange(items.with(index, { ...item, ...next }))}
      errorsAt={(part) => (part === '' ? errorsAt(item.id) : [])}
      siblingValue={siblingValue}
    />
  ));
}

/** Each text of a list, with its color, font and fill. */
export function TextListEditor({ value: texts, onChange, errorsAt, siblingValue }: EditorProps<'text_list'>) {
  return texts.flatMap((text, index) =>
    textFields.map((part) => (
      <ItemEditor
        key={`${text.id} ${part.key}`}
        field={part}
        value={text[part.key]}
        onChange={(next) => onChange(texts.with(index, { ...text, [part.key]: next }))}
        errorsAt={(at) => (at === '' ? errorsAt(`${text.id}.${part.key}`) : [])}
        siblingValue={siblingValue}
      />
    )),
  );
}
