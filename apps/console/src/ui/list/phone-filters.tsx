import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import { asText } from './filter-input.ts';
import type { Filter, FilterInput, FilterInputs, FilterOf } from './list.types.ts';
import { ListFilterDrawer } from './list-filter-drawer.tsx';
import styles from './list-filters.module.css';
import { useFilterDraft } from './use-filter-draft.ts';

interface Props {
  filters: readonly Filter[];
  applied: FilterInputs;
  onApply: (inputs: FilterInputs) => void;
}

/** The filters on a phone: the search and the states are above the list, the others in a drawer. */
export function PhoneFilters({ filters, applied, onApply }: Props) {
  const { inputs, change } = useFilterDraft(applied);
  const text = filters.find((filter) => filter.kind === 'text');
  const chips = filters.find((filter) => filter.kind === 'select' && filter.isChips);
  return (
    <search className={styles.phone}>
      <div className={styles.searchLine}>
        {text && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onApply(inputs);
            }}
          >
            <Input
              size="large"
              enterKeyHint="search"
              allowClear
              prefix={<Search aria-hidden />}
              aria-label={text.label}
              placeholder={text.label}
              value={asText(inputs[text.name]) ?? ''}
              onChange={(event) => change({ [text.name]: event.target.value })}
              onClear={() => onApply({ ...inputs, [text.name]: undefined })}
            />
          </form>
        )}
        <ListFilterDrawer filters={filters} applied={applied} onApply={onApply} />
      </div>
      {chips?.kind === 'select' && (
        <FilterChips
          filter={chips}
          value={applied[chips.name]}
          onChange={(next) => onApply({ ...inputs, [chips.name]: next })}
        />
      )}
    </search>
  );
}

interface FilterChipsProps {
  filter: FilterOf<'select'>;
  value: FilterInput | undefined;
  onChange: (next: string | undefined) => void;
}

/** The options of one filter as a strip for phones; it scrolls if the window is too narrow. */
function FilterChips({ filter, value, onChange }: FilterChipsProps) {
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
