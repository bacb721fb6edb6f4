import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import styles from './filter-chips.module.css';
import { asText } from './filter-input.ts';
import type { FilterInput, FilterOf } from './list.types.ts';

interface Props {
  filter: FilterOf<'select'>;
  value: FilterInput | undefined;
  onChange: (next: string | undefined) => void;
}

/** The options of one filter as a strip for phones; it scrolls if the window is too narrow. */
export function FilterChips({ filter, value, onChange }: Props) {
  const t = useText(uiTexts);
  const chosen = asText(value);
  const chip = (option: string | undefined, label: string) => (
    <button
      key={label}
      type="button"
      className={styles.chip}
      aria-pressed={chosen === option}
      onClick={() => onChange(option)}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.strip} role="group" aria-label={filter.label}>
      {chip(undefined, t('all'))}
      {filter.options.map((option) => chip(option.value, option.label))}
    </div>
  );
}
