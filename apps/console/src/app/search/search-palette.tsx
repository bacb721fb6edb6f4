import { Button } from 'antd';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../ui/text.ts';
import { searchTexts } from './search.messages.ts';
import styles from './search.module.css';
import { matchScreens, type SearchEntry, toGroups } from './search-entry.ts';
import { SearchOption } from './search-option.tsx';

interface Props {
  screens: readonly SearchEntry[];
  recent: readonly SearchEntry[];
  text: string;
  onText: (text: string) => void;
  /** What the server found for the query. */
  found: { records: readonly SearchEntry[]; isSearching: boolean; isFailed: boolean; retry: () => void };
  onChoose: (entry: SearchEntry) => void;
  onClose: () => void;
}

const optionId = (id: string, index: number) => `${id}-${index}`;

/** The input and its results, operated by keyboard: a combobox whose list is always open. */
export function SearchPalette({ screens, recent, text, onText, found, onChoose, onClose }: Props) {
  const t = useText(searchTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState(0);
  const { records, isSearching, isFailed, retry } = found;
  const isBlank = text.trim() === '';
  const shown = isBlank ? [...recent, ...screens] : [...matchScreens(screens, text), ...records];
  const groups = toGroups(shown, text);
  const entries = groups.flatMap(([, members]) => members);
  const current = Math.min(chosen, entries.length - 1);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    document.getElementById(optionId(id, current))?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  function onKeyDown(event: KeyboardEvent) {
    // Enter and the arrow keys belong to the input method while it composes a word.
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setChosen((current + step + entries.length) % entries.length);
    }
    const entry = entries[current];
    if (event.key === 'Enter' && entry) {
      event.preventDefault();
      onChoose(entry);
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop closes it; the browser handles Esc
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('open')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.box}>
        <SearchInput
          id={id}
          current={entries.length > 0 ? current : undefined}
          text={text}
          onText={(typed) => {
            onText(typed);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          isSearching={isSearching}
        />
        <SearchResults
          id={id}
          groups={groups}
          entries={entries}
          current={current}
          text={text}
          isSearching={isSearching}
          onHover={setChosen}
          onChoose={onChoose}
        />
        <SearchEmpty
          text={text.trim()}
          isFailed={isFailed}
          hasNoResults={!isSearching && entries.length === 0}
          retry={retry}
        />
        <KeyLegend />
      </div>
    </dialog>
  );
}

interface InputProps {
  id: string;
  /** The option that Enter chooses. */
  current: number | undefined;
  text: string;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  isSearching: boolean;
}

function SearchInput({ id, current, text, onText, onKeyDown, isSearching }: InputProps) {
  const t = useText(searchTexts);
  return (
    <div className={styles.head}>
      <Search aria-hidden />
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog around it is opened to type
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={current === undefined ? undefined : optionId(id, current)}
        aria-autocomplete="list"
        aria-label={t('placeholder')}
        placeholder={t('placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.busy} data-busy={isSearching} role="status">
        {isSearching ? t('searching') : ''}
      </span>
    </div>
  );
}

interface ResultsProps {
  id: string;
  groups: ReturnType<typeof toGroups>;
  /** Those of all groups, in the order in which the arrow keys reach them. */
  entries: readonly SearchEntry[];
  current: number;
  text: string;
  isSearching: boolean;
  onHover: (index: number) => void;
  onChoose: (entry: SearchEntry) => void;
}

function SearchResults({ id, groups, entries, current, text, isSearching, onHover, onChoose }: ResultsProps) {
  const t = useText(searchTexts);
  return (
    <div className={styles.list} id={`${id}-list`} role="listbox" aria-label={t('results')} aria-busy={isSearching}>
      {groups.map(([group, members]) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className={styles.group}>
            {t(`groups.${group}`)}
          </p>
          {members.map((entry) => {
            const index = entries.indexOf(entry);
            return (
              <SearchOption
                key={entry.to}
                id={optionId(id, index)}
                entry={entry}
                text={text}
                isChosen={index === current}
                onHover={() => onHover(index)}
                onChoose={() => onChoose(entry)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function KeyLegend() {
  const t = useText(searchTexts);
  return (
    <footer className={styles.keys} aria-hidden>
      <kbd>↑</kbd>
      <kbd>↓</kbd> {t('toMove')} <kbd>↵</kbd> {t('toOpen')} <kbd>Esc</kbd> {t('toClose')}
    </footer>
  );
}

interface SearchEmptyProps {
  text: string;
  isFailed: boolean;
  hasNoResults: boolean;
  retry: () => void;
}

/** Shown when there are no results, or when part of the search failed. */
function SearchEmpty({ text, isFailed, hasNoResults, retry }: SearchEmptyProps) {
  const t = useText(searchTexts);
  if (isFailed) {
    return (
      <p className={styles.failed} role="alert">
        {t('failed')}
        <Button size="small" onClick={retry}>
          {t('retry')}
        </Button>
      </p>
    );
  }
  if (!hasNoResults) return null;
  return (
    <div className={styles.nothing} role="status">
      <b>{t('noneTitle', { text })}</b>
      <p>{t('noneText')}</p>
    </div>
  );
}
