import { Input } from 'antd';
import { Search } from 'lucide-react';
import { FilterChips } from './filter-chips.tsx';
import { asText } from './filter-input.ts';
import type { Filter, FilterInputs } from './list.types.ts';
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
