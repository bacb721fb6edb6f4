import { parseColor } from '@platen/design/color';
import { type RefSelectProps, Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../text.ts';
import styles from './cells.module.css';
import { hexOf } from './color-hex.ts';
import { fieldTexts } from './fields.messages.ts';

/**
 * The cells of the grid are native inputs: a page of five hundred rows has thousands of them, and an antd component for
 * each would take seconds to render. `data-cell` identifies each one for keys and pastes.
 */
export interface CellProps {
  cell: string;
  /** Its column and row, for screen readers. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  isInvalid: boolean;
  /** The id of the text that says what is wrong. */
  describedBy?: string | undefined;
  placeholder?: string;
  maxLength?: number;
  /** The id of a `datalist` with suggestions; any other text can be typed too. */
  list?: string | undefined;
}

export function TextCell({
  cell,
  label,
  value,
  onChange,
  isInvalid,
  describedBy,
  ...rest
}: CellProps & { isNumber?: boolean }) {
  const { isNumber = false, ...input } = rest;
  return (
    <input
      {...input}
      className={styles.input}
      data-cell={cell}
      data-number={isNumber}
      aria-label={label}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      autoComplete="off"
      {...(isNumber && { inputMode: 'numeric' })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** For texts that may have several lines: it grows with them. */
export function TextAreaCell({ cell, label, value, onChange, isInvalid, describedBy, ...input }: CellProps) {
  return (
    <textarea
      {...input}
      className={styles.input}
      data-cell={cell}
      aria-label={label}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      rows={1}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A color, typed or picked. */
export function ColorCell(props: CellProps) {
  const { value, onChange, label } = props;
  const paint = parseColor(value);
  return (
    <span className={styles.color}>
      <input
        type="color"
        className={styles.picker}
        data-empty={paint === undefined}
        aria-label={label}
        value={hexOf(value)}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextCell {...props} />
    </span>
  );
}

interface CellOption {
  value: string;
  label: string;
  /** A swatch, a small image or a price, beside the label. */
  mark?: ReactNode;
  note?: string;
}

interface ChoiceProps extends Omit<CellProps, 'maxLength'> {
  options: readonly CellOption[];
}

/**
 * Focuses the select when it appears. It must be one stable function, because React calls a new one again, which would steal the
 * focus.
 */
function focusSelect(select: RefSelectProps | null): void {
  select?.focus();
}

/** With this many options, typing is faster than scrolling. */
const searchFrom = 8;

/** A select. It is a button until it is opened; only then antd's list replaces it. */
export function ChoiceCell(props: ChoiceProps) {
  const { cell, label, value, isInvalid, describedBy, placeholder, options } = props;
  const t = useText(fieldTexts);
  // `returned`: the list was closed, and the focus returns to the button instead of the start of the page.
  const [mode, setMode] = useState<'idle' | 'open' | 'returned'>('idle');
  const button = useRef<HTMLButtonElement>(null);
  // Once for each return: on every render it would steal the focus from where the user has gone.
  useLayoutEffect(() => {
    if (mode === 'returned') button.current?.focus();
  }, [mode]);
  const chosen = options.find((option) => option.value === value);
  const hint = placeholder || t('choose');
  if (mode === 'open') {
    return (
      <OpenChoice
        {...props}
        placeholder={hint}
        onLeave={() => setMode('idle')}
        // Fires late if the list was left by Tab: by then the focus is elsewhere.
        onReturn={() => setMode((now) => (now === 'open' ? 'returned' : now))}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles.choice}
      data-cell={cell}
      data-empty={value === ''}
      data-invalid={isInvalid}
      aria-label={`${label} ${chosen?.label ?? value}`}
      aria-haspopup="listbox"
      aria-describedby={describedBy}
      onClick={() => setMode('open')}
      onBlur={() => setMode('idle')}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && event.altKey) setMode('open');
      }}
    >
      {chosen?.mark}
      <span className={styles.choiceText}>{chosen?.label ?? (value || hint)}</span>
      <ChevronDown aria-hidden />
    </button>
  );
}

interface OpenChoiceProps extends ChoiceProps {
  /** The focus is elsewhere. */
  onLeave: () => void;
  /** The list was closed. */
  onReturn: () => void;
}

function OpenChoice({ label, value, onChange, isInvalid, describedBy, options, ...props }: OpenChoiceProps) {
  const t = useText(fieldTexts);
  /** The option that Enter would select now. */
  const active = useRef<string>(undefined);
  // Clearing is an option of the list: antd's own clear button would be the next Tab stop.
  const offered = value === '' ? options : [...options, { value: '', label: t('clearChoice') }];
  return (
    // Tab selects and moves on, as in a spreadsheet. antd's list would keep the focus and close some frames later, and
    // what is typed in between would be lost: so it does not get the key, and the browser itself moves to the next
    // cell.
    <span
      className={styles.open}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Tab') return;
        event.stopPropagation();
        if (active.current !== undefined && active.current !== value) onChange(active.current);
      }}
    >
      <Select
        className={styles.select}
        aria-label={label}
        aria-describedby={describedBy}
        ref={focusSelect}
        defaultOpen
        showSearch={options.length > searchFrom && { optionFilterProp: 'text' }}
        status={isInvalid ? 'error' : ''}
        popupMatchSelectWidth={false}
        placeholder={props.placeholder}
        value={value === '' ? undefined : value}
        onActive={(next) => {
          active.current = typeof next === 'string' ? next : undefined;
        }}
        onChange={(next: string | undefined) => onChange(next ?? '')}
        onBlur={props.onLeave}
        onOpenChange={(isOpen) => {
          if (!isOpen) props.onReturn();
        }}
        options={offered.map((option) => ({
          value: option.value,
          text: option.label,
          label: <OptionLine option={option} />,
        }))}
      />
    </span>
  );
}

function OptionLine({ option }: { option: CellOption }) {
  return (
    <span className={styles.option}>
      {option.mark}
      <span>{option.label}</span>
      {option.note && <span className={styles.note}>{option.note}</span>}
    </span>
  );
}
