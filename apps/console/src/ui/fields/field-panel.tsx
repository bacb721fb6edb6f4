import { type Field, type FieldKind, type FieldValues, isFieldShown } from '@platen/model/fields/fields';
import { FieldEditor } from './field-editor.tsx';
import styles from './fields.module.css';

/** A field and its current value. */
export interface FilledField<Kind extends FieldKind = FieldKind> {
  field: Field<Kind>;
  value: FieldValues[Kind];
}

export interface FieldGroup {
  key: string;
  title?: string;
  note?: string | undefined;
  fields: readonly FilledField[];
}

interface Props {
  groups: readonly FieldGroup[];
  /** The errors by field and by part of it: `left`, `image_size.width`. */
  errorsAt: (path: string) => readonly string[];
  onChange: (filled: FilledField, next: FieldValues[FieldKind]) => void;
}

/** A property panel, built only from its fields. */
export function FieldPanel({ groups, errorsAt, onChange }: Props) {
  const siblingValue = (key: string) =>
    groups.flatMap(({ fields }) => fields).find(({ field }) => field.key === key)?.value;
  return groups
    .filter(({ fields }) => fields.length > 0)
    .map(({ key, title, note, fields }) => (
      <section key={key} className={styles.group} aria-label={title}>
        {title && <h3 className={styles.title}>{title}</h3>}
        <div className={styles.fields}>
          {fields
            .filter(({ field }) => isFieldShown(field, siblingValue))
            .map((filled) => (
              <div key={filled.field.key} className={styles.field} data-kind={filled.field.kind}>
                <FieldEditor
                  field={filled.field}
                  value={filled.value}
                  onChange={(next) => onChange(filled, next)}
                  errorsAt={(part) => errorsAt(part === '' ? filled.field.key : `${filled.field.key}.${part}`)}
                  siblingValue={siblingValue}
                />
              </div>
            ))}
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </section>
    ));
}
