import type { Choice } from '@platen/model/fields/fields';
import { textIn } from '@platen/model/text/locale';
import { Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { useLocale } from 'use-intl';
import { Picture } from '../pictures/picture.tsx';
import { thumbnailWidthPx } from '../pictures/picture-url.ts';
import { useText } from '../text.ts';
import { ChoiceMark } from './choice-mark.tsx';
import { useFieldServices } from './field-services.ts';
import { fieldTexts } from './fields.messages.ts';
import styles from './fields.module.css';
import type { EditorProps } from './fields.types.ts';
import { type ControlProps, Labeled } from './labeled.tsx';
import { TextEditor } from './text-editors.tsx';

/** With this many choices, typing is faster than scrolling. */
const searchFrom = 8;

interface ListProps {
  control: ControlProps;
  value: string | number;
  options: readonly { value: string | number; text: string; label: ReactNode }[];
  placeholder?: string | undefined;
  onChange: (next: string | number) => void;
}

function ChoiceSelect({ control, value, options, placeholder, onChange }: ListProps) {
  const t = useText(fieldTexts);
  return (
    <Select
      {...control}
      className={styles.select ?? ''}
      showSearch={options.length > searchFrom && { optionFilterProp: 'text' }}
      placeholder={placeholder || t('choose')}
      status={control['aria-invalid'] ? 'error' : ''}
      value={value === '' ? undefined : value}
      onChange={(next: string | number) => onChange(next)}
      options={[...options]}
    />
  );
}

/** One of several choices: images are shown as tiles, everything else as a list. */
export function ChoiceEditor({ field, value, onChange, errorsAt, siblingValue }: EditorProps<'choice'>) {
  const locale = useLocale();
  const label = textIn(field.label, locale);
  const choices = field.choices.filter(({ when }) => !when || siblingValue(when.key) === when.is);
  if (choices.length > 0 && choices.every(({ mark }) => mark && 'picture' in mark)) {
    return (
      <Labeled label={label} errors={errorsAt('')} isGroup>
        {() => <PictureChoices choices={choices} value={value} onChange={onChange} />}
      </Labeled>
    );
  }
  return (
    <Labeled label={label} errors={errorsAt('')}>
      {(control) => (
        <ChoiceSelect
          control={control}
          value={value}
          onChange={onChange}
          placeholder={field.placeholder}
          options={choices.map((choice) => {
            const text = textIn(choice.label, locale);
            const line = (
              <span className={styles.option}>
                <ChoiceMark mark={choice.mark} />
                {text}
              </span>
            );
            return { value: choice.value, text, label: line };
          })}
        />
      )}
    </Labeled>
  );
}

/** Native radio buttons below the images: they support arrow keys and screen readers. */
function PictureChoices(props: {
  choices: readonly Choice[];
  value: string | number;
  onChange: (next: string | number) => void;
}) {
  const name = useId();
  const locale = useLocale();
  return (
    <span className={styles.pictures}>
      {props.choices.map(({ value, label, mark }) => {
        const text = textIn(label, locale);
        return (
          <label key={value} className={styles.pictureChoice} title={text}>
            <input
              type="radio"
              name={name}
              aria-label={text}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <Picture url={mark && 'picture' in mark ? mark.picture : undefined} alt="" widthPx={thumbnailWidthPx} />
            <span className={styles.pictureName} aria-hidden>
              {text}
            </span>
          </label>
        );
      })}
    </span>
  );
}

export function FontEditor(props: EditorProps<'font'>) {
  const { fonts } = useFieldServices();
  const { field, value, onChange, errorsAt } = props;
  const label = textIn(field.label, useLocale());
  if (fonts.length === 0) return <TextEditor {...props} field={{ ...field, kind: 'text' }} />;
  return (
    <Labeled label={label} errors={errorsAt('')}>
      {(control) => (
        <ChoiceSelect
          control={control}
          value={value}
          onChange={(next) => onChange(String(next))}
          placeholder={field.placeholder}
          options={fonts.map((name) => ({ value: name, text: name, label: name }))}
        />
      )}
    </Labeled>
  );
}

export function ReferenceEditor({ field, value, onChange, errorsAt }: EditorProps<'reference'>) {
  const { references } = useFieldServices();
  const options = references?.[field.to] ?? [];
  return (
    <Labeled label={textIn(field.label, useLocale())} errors={errorsAt('')}>
      {(control) => (
        <ChoiceSelect
          control={control}
          value={value}
          onChange={(next) => onChange(String(next))}
          options={options.map((option) => ({ ...option, text: option.label }))}
        />
      )}
    </Labeled>
  );
}
