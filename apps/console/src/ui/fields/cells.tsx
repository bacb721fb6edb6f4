import { parseColor } from '@platen/design/color';
import { type RefSelectProps, Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../text.ts';
import styles from './cells.module.css';
import { hexOf } from './color-hex.ts';
import { fieldTexts } from './fields.messages.ts';

/**
 * The cells of the grid are the browser's own inputs: a page of five hundred rows has thousands of them, and a
 * component of antd for each would take seconds to appear. Each says by `data-cell` what it is, for keys and pastes.
 */
export interface CellProps {
  cell: string;
  /** What it is and of which row, for screen readers. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  isInvalid: boolean;
  placeholder?: string;
  maxLength?: number;
  /** The id of a `datalist` with what is offered; anything else can be typed too. */
  list?: string | undefined;
}

export function TextCell({ cell, label, value, onChange, isInvalid, ...rest }: CellProps & { isNumber?: boolean }) {
  const { isNumber = false, ...input } = rest;
  return (
    <input
      {...input}
      className={styles.input}
      data-cell={cell}
      data-number={isNumber}
      aria-label={label}
      aria-invalid={isInvalid}
      autoComplete="off"
      {...(isNumber && { inputMode: 'numeric' })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** For texts that may have several lines: it grows with them. */
export function LinesCell({ cell, label, value, onChange, isInvalid, ...input }: CellProps) {
  return (
    <textarea
      {...input}
      className={styles.input}
      data-cell={cell}
      aria-label={label}
      aria-invalid={isInvalid}
      rows={1}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A colour, typed or picked. */
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
  /** A swatch, a small picture or a price, beside the label. */
  mark?: ReactNode;
  note?: string;
}

interface ChoiceProps extends Omit<CellProps, 'maxLength'> {
  options: readonly CellOption[];
}

/** When it appears. One function for all renders, because React calls another one again, which would bring the focus back. */
function openList(select: RefSelectProps | null): void {
  select?.focus();
}

/** From so many options on, typing finds one sooner than looking. */
const searchFrom = 8;

/** One of several. A button until it is wanted; only then does antd's list take its place. */
export function ChoiceCell({ cell, label, value, onChange, isInvalid, placeholder, options }: ChoiceProps) {
  const t = useText(fieldTexts);
  // `returned`: the list was closed, and the focus goes back to where it came from, not to the page's beginning.
  const [mode, setMode] = useState<'idle' | 'open' | 'returned'>('idle');
  const button = useRef<HTMLButtonElement>(null);
  /** The option that Enter would choose now. */
  const active = useRef<string>(undefined);
  // Once for each return: with every render it would take the focus back from whoever has gone on meanwhile.
  useLayoutEffect(() => {
    if (mode === 'returned') button.current?.focus();
  }, [mode]);
  const chosen = options.find((option) => option.value === value);
  const hint = placeholder || t('choose');
  if (mode !== 'open') {
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
  // A line of the list: antd's own button for it would be the next thing that Tab finds.
  const offered = value === '' ? options : [...options, { value: '', label: t('clearChoice') }];
  return (
    // Tab chooses and goes on, as in a sheet. antd's list keeps the focus then and closes some frames later, so that what is
    // typed meanwhile would be lost: it does not see the key, and the browser itself goes to the next cell.
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
        ref={openList}
        defaultOpen
        showSearch={options.length > searchFrom && { optionFilterProp: 'text' }}
        status={isInvalid ? 'error' : ''}
        popupMatchSelectWidth={false}
        placeholder={hint}
        value={value === '' ? undefined : value}
        onActive={(next) => {
          active.current = typeof next === 'string' ? next : undefined;
        }}
        onChange={(next: string | undefined) => onChange(next ?? '')}
        onBlur={() => setMode('idle')}
        onOpenChange={(isOpen) => {
          // Late, where the list was left by Tab: the focus is elsewhere by then.
          if (!isOpen) setMode((now) => (now === 'open' ? 'returned' : now));
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
