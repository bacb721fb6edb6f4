import type { ReactNode } from 'react';
import { StateTag } from '../../ui/state-tag.tsx';
import styles from './search.module.css';
import { rangesIn, type SearchEntry } from './search-entry.ts';

interface Props {
  id: string;
  entry: SearchEntry;
  text: string;
  isChosen: boolean;
  onHover: () => void;
  onChoose: () => void;
}

/** One search result. The focus stays in the input: only the pointer clicks here. */
export function SearchOption({ id, entry, text, isChosen, onHover, onChoose }: Props) {
  const { title, detail, state, icon: Icon } = entry;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox keeps the focus and handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className={styles.option}
      onPointerMove={onHover}
      onClick={onChoose}
    >
      <Icon aria-hidden />
      <span className={styles.title}>{highlightMatches(title, text)}</span>
      {detail && <span className={styles.detail}>{highlightMatches(detail, text)}</span>}
      {state && <StateTag tone={state.tone}>{state.label}</StateTag>}
    </div>
  );
}

/** Highlights the query in the title. */
function highlightMatches(title: string, text: string): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of text.trim() === '' ? [] : (rangesIn(title, text) ?? [])) {
    if (from < at) continue;
    parts.push(title.slice(at, from), <mark key={from}>{title.slice(from, to)}</mark>);
    at = to;
  }
  return [...parts, title.slice(at)];
}
