import type { Field, FieldKind, FieldValues } from '@platen/model/fields/fields';
import { textIn } from '@platen/model/text/locale';
import { Form } from 'antd';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useLocale } from 'use-intl';
import type { CellKind } from './field-cell.tsx';
import { FieldEditor } from './field-editor.tsx';

interface Props {
  /** The name of its value in the form, by which refusals find it. */
  name: (string | number)[];
  field: Field<CellKind>;
  isRequired?: boolean;
}

/** Always passes. A form removes the server's error of a field only when it validates the field again. */
const alwaysFine = [{ validator: () => Promise.resolve() }];
const required = [{ required: true, whitespace: true }];

/** A field in a form, which manages its value, its errors and the focus. */
export function FormField({ name, field, isRequired = false }: Props) {
  const label = textIn(field.label, useLocale());
  const marked = `${label} *`;
  return (
    <Form.Item name={name} rules={isRequired ? required : alwaysFine} messageVariables={{ label }} noStyle>
      <FormEditor field={isRequired ? { ...field, label: { zh: marked, en: marked } } : field} />
    </Form.Item>
  );
}

interface EditorProps {
  field: Field<CellKind>;
  /** These three come from `Form.Item`. */
  value?: string;
  onChange?: (next: FieldValues[FieldKind]) => void;
  ref?: Ref<{ nativeElement: HTMLElement | null; focus: () => void }>;
}

function FormEditor({ field, value = '', onChange, ref }: EditorProps) {
  const { errors } = Form.Item.useStatus();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      // What is scrolled to.
      nativeElement: box.current,
      focus() {
        const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
        // The control itself, not the color picker before it; an image field has none, so its first button gets the
        // focus.
        (find('[aria-invalid]') ?? find('input, button'))?.focus();
      },
    }),
    [],
  );
  return (
    <div ref={box}>
      <FieldEditor
        field={field}
        value={value}
        onChange={(next) => onChange?.(next)}
        errorsAt={(part) => (part === '' ? errors.map(String) : [])}
        siblingValue={() => undefined}
      />
    </div>
  );
}
