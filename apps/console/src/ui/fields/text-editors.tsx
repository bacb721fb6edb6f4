import { textIn } from '@platen/model/text/locale';
import { Input, Switch } from 'antd';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useText } from '../text.ts';
import { hexOf, isTransparent } from './color-hex.ts';
import { fieldTexts } from './fields.messages.ts';
import styles from './fields.module.css';
import type { EditorProps } from './fields.types.ts';
import { Errors, Labeled } from './labeled.tsx';

export function TextEditor({ field, value, onChange, errorsAt }: EditorProps<'text'>) {
  const errors = errorsAt('');
  return (
    <Labeled label={textIn(field.label, useLocale())} errors={errors}>
      {(control) => {
        const shared = {
          ...control,
          ...(field.lengthMax !== undefined && { maxLength: field.lengthMax }),
          placeholder: field.placeholder ?? '',
          status: errors.length > 0 ? ('error' as const) : ('' as const),
          value,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        };
        return field.hasLines ? (
          <Input.TextArea {...shared} autoSize={{ minRows: 1, maxRows: 6 }} />
        ) : (
          <Input {...shared} />
        );
      }}
    </Labeled>
  );
}

/** The names of invisible colors, where a word is clearer than the value. */
const transparentWords: Readonly<Record<string, 'none' | 'transparent'>> = { none: 'none', transparent: 'transparent' };

/** A color, picked or typed: only a typed one can be transparent or none. An incomplete value stays until blur. */
export function ColorEditor({ field, value, onChange, errorsAt }: EditorProps<'color'>) {
  const t = useText(fieldTexts);
  const label = textIn(field.label, useLocale());
  const errors = errorsAt('');
  const [typed, setTyped] = useState<string>();
  const word = transparentWords[value];
  return (
    <Labeled label={label} errors={errors}>
      {(control) => (
        <Input
          {...control}
          prefix={
            <input
              type="color"
              className={styles.picker}
              data-empty={isTransparent(value)}
              aria-label={label}
              value={hexOf(value)}
              onChange={(event) => onChange(event.target.value)}
            />
          }
          placeholder={word ? t(word) : (field.placeholder ?? '')}
          status={errors.length > 0 ? 'error' : ''}
          value={typed ?? (word ? '' : value)}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(event.target.value);
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Labeled>
  );
}

export function FlagEditor({ field, value, onChange, errorsAt }: EditorProps<'flag'>) {
  return (
    <span className={styles.labeled}>
      <label className={styles.flag}>
        <Switch size="small" checked={value} onChange={onChange} />
        {textIn(field.label, useLocale())}
      </label>
      <Errors errors={errorsAt('')} />
    </span>
  );
}
