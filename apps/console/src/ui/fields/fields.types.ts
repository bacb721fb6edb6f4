import type { Field, FieldKind, FieldValues } from '@platen/model/fields/fields';
import type { ReactNode } from 'react';

/** The errors of a value by path: `''` is the value as a whole, `width` or an id is a part of it. */
export type ErrorsAt = (part: string) => readonly string[];

export interface EditorProps<Kind extends FieldKind> {
  field: Field<Kind>;
  value: FieldValues[Kind];
  onChange: (next: FieldValues[Kind]) => void;
  errorsAt: ErrorsAt;
  /** The values of the other fields, for choices that depend on them. */
  siblingValue: (key: string) => unknown;
}

export type Editor<Kind extends FieldKind> = (props: EditorProps<Kind>) => ReactNode;
