import type { Field } from '@platen/model/fields/fields';
import { textIn } from '@platen/model/text/locale';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { UploadCell } from '../upload/upload-cell.tsx';
import { type CellProps, ChoiceCell, ColorCell, TextAreaCell, TextCell } from './cells.tsx';
import { ChoiceMark } from './choice-mark.tsx';
import { useFieldServices } from './field-services.ts';
import { filesOf } from './picture-files.ts';
import { sharpPxOf } from './sharp-px.ts';

/** The kinds of fields whose value is one text, which fits a cell of a sheet. */
export type CellKind = 'text' | 'choice' | 'color' | 'font' | 'picture';

interface Props<Kind extends CellKind> extends Omit<CellProps, 'placeholder' | 'maxLength'> {
  field: Field<Kind>;
}

function placeholderOf({ placeholder }: Field<CellKind>) {
  return placeholder === undefined ? {} : { placeholder };
}

/** The same fields as in a panel, as compact cells of a grid. */
const fieldCells: { readonly [Kind in CellKind]: (props: Props<Kind>) => ReactNode } = {
  text({ field, ...props }) {
    const limits = field.lengthMax === undefined ? {} : { maxLength: field.lengthMax };
    const Cell = field.hasLines ? TextAreaCell : TextCell;
    return <Cell {...props} {...limits} {...placeholderOf(field)} />;
  },
  color: ({ field, ...props }) => <ColorCell {...props} {...placeholderOf(field)} />,
  choice: ChoiceFieldCell,
  font: FontCell,
  picture: PictureCell,
};

function ChoiceFieldCell({ field, ...props }: Props<'choice'>) {
  const locale = useLocale();
  const options = field.choices.map(({ value, label, mark }) => ({
    value: String(value),
    label: textIn(label, locale),
    mark: <ChoiceMark mark={mark} />,
  }));
  return <ChoiceCell {...props} {...placeholderOf(field)} options={options} />;
}

function FontCell({ field, ...props }: Props<'font'>) {
  const { fonts } = useFieldServices();
  if (fonts.length === 0) return <TextAreaCell {...props} {...placeholderOf(field)} />;
  return (
    <ChoiceCell {...props} {...placeholderOf(field)} options={fonts.map((name) => ({ value: name, label: name }))} />
  );
}

function PictureCell({ field, label, value, onChange, isInvalid, describedBy }: Props<'picture'>) {
  const { pictureMaxMb, pictureSharpness } = useFieldServices();
  return (
    <UploadCell
      value={filesOf(value)}
      onChange={([file]) => onChange(file?.url ?? '')}
      label={label}
      isInvalid={isInvalid}
      describedBy={describedBy}
      maxMb={pictureMaxMb}
      sharpPx={sharpPxOf(field, pictureSharpness)}
    />
  );
}

export function FieldCell(props: Props<CellKind>) {
  const Cell = fieldCells[props.field.kind] as (cell: Props<CellKind>) => ReactNode;
  return <Cell {...props} />;
}
