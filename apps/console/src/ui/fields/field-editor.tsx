import type { FieldKind } from '@platen/model/fields/fields';
import { ChoiceEditor, FontEditor, ReferenceEditor } from './choice-editors.tsx';
import type { Editor, EditorProps } from './fields.types.ts';
import { FileEditor } from './file-editor.tsx';
import { ImageListEditor, ItemEditor, TextListEditor } from './item-editors.tsx';
import { LinkEditor } from './link-editor.tsx';
import { NumberEditor, SizeEditor } from './number-editor.tsx';
import { PictureEditor } from './picture-editor.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';
import { ColorEditor, FlagEditor, TextEditor } from './text-editors.tsx';
import { UploadEditor } from './upload-editor.tsx';

/**
 * One editor for each kind of field. To add one: a component that takes `EditorProps<'its kind'>` and a line here; a
 * missing kind does not compile. An editor knows only its field, not what is edited: everything else comes through
 * `FieldServices`.
 */
const fieldEditors: { readonly [Kind in FieldKind]: Editor<Kind> } = {
  text: TextEditor,
  number: NumberEditor,
  flag: FlagEditor,
  choice: ChoiceEditor,
  color: ColorEditor,
  font: FontEditor,
  picture: PictureEditor,
  file: FileEditor,
  upload: UploadEditor,
  link: LinkEditor,
  rich_text: RichTextEditor,
  size: SizeEditor,
  reference: ReferenceEditor,
  image_item: ItemEditor,
  text_item: ItemEditor,
  color_item: ItemEditor,
  font_item: ItemEditor,
  template_item: ItemEditor,
  image_list: ImageListEditor,
  text_list: TextListEditor,
};

export function FieldEditor(props: EditorProps<FieldKind>) {
  const KindEditor = fieldEditors[props.field.kind] as Editor<FieldKind>;
  return <KindEditor {...props} />;
}
