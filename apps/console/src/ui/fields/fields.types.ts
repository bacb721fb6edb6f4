import type { Field, FieldKind, FieldValues } from '@platen/model/fields';
import type { ReactNode } from 'react';

/** What is wrong with a value, by where in it: `''` is the value as a whole, `width` or an id is a part of it. */
export type ErrorsAt = (part: string) => readonly string[];

export interface EditorProps<Kind extends FieldKind> {
  field: Field<Kind>;
  value: FieldValues[Kind];
  onChange: (next: FieldValues[Kind]) => void;
  errorsAt: ErrorsAt;
  /** What the fields beside it hold, for choices that depend on them. */
  beside: (key: string) => unknown;
}

export type Editor<Kind extends FieldKind> = (props: EditorProps<Kind>) => ReactNode;
