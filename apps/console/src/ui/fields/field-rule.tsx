import type { Field } from '@platen/model/fields/fields';
import { textIn } from '@platen/model/text/locale';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useText } from '../text.ts';
import { ChoiceMark } from './choice-mark.tsx';
import type { CellKind } from './field-cell.tsx';
import { fieldTexts } from './fields.messages.ts';
import styles from './fields.module.css';

const fieldRules: { readonly [Kind in CellKind]: (props: { field: Field<Kind> }) => ReactNode } = {
  text: AnyText,
  color: AnyText,
  font: AnyText,
  picture: AnyPicture,
  choice: Choices,
};

function AnyText() {
  const t = useText(fieldTexts);
  return <span className={styles.quiet}>{t('anyText')}</span>;
}

function AnyPicture({ field: { sizePx } }: { field: Field<'picture'> }) {
  const t = useText(fieldTexts);
  const text = sizePx
    ? t('anyImageSized', { width: String(sizePx.width), height: String(sizePx.height) })
    : t('anyImage');
  return <span className={styles.quiet}>{text}</span>;
}

function Choices({ field }: { field: Field<'choice'> }) {
  const locale = useLocale();
  return (
    <ul className={styles.choices}>
      {field.choices.map(({ value, label, mark }) => (
        <li key={value}>
          <ChoiceMark mark={mark} />
          {textIn(label, locale)}
        </li>
      ))}
    </ul>
  );
}

/** What a field accepts, shown before it is filled in. */
export function FieldRule({ field }: { field: Field<CellKind> }) {
  const Rule = fieldRules[field.kind] as (props: { field: Field<CellKind> }) => ReactNode;
  return <Rule field={field} />;
}
