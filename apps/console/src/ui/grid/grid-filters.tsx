import { Button } from 'antd';
import { useIsSmall } from '../hooks/use-media-query.ts';
import { FilterField } from '../list/filter-field.tsx';
import type { Filter, FilterInputs } from '../list/list.types.ts';
import { ListFilterDrawer } from '../list/list-filter-drawer.tsx';
import { useLiveFilters } from '../list/live-filters.ts';
import { useText } from '../text.ts';
import { galleryDebounceMs } from '../timing.ts';
import { uiTexts } from '../ui.messages.ts';
import styles from './grid-filters.module.css';

interface Props {
  filters: readonly Filter[];
  applied: FilterInputs;
  onApply: (inputs: FilterInputs, isReplacing: boolean) => void;
}

/** One row of filters that apply automatically. A phone shows the first of them; a drawer has all. */
export function GridFilters({ filters, applied, onApply }: Props) {
  const t = useText(uiTexts);
  const isSmall = useIsSmall();
  const { inputs, change, apply } = useLiveFilters(applied, (next) => onApply(next, true), galleryDebounceMs);
  const shown = isSmall ? filters.slice(0, 1) : filters;
  return (
    <search className={styles.bar}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        {shown.map((filter) => (
          <FilterField key={filter.label} filter={filter} inputs={inputs} onChange={change} isLabelHidden />
        ))}
        {!isSmall && Object.keys(applied).length > 0 && (
          <Button type="text" onClick={() => onApply({}, false)}>
            {t('clearFilters')}
          </Button>
        )}
        {/* Several inputs without a button: otherwise Enter would not submit. */}
        <button type="submit" hidden>
          {t('search')}
        </button>
      </form>
      {isSmall && filters.length > 1 && (
        <ListFilterDrawer filters={filters} applied={applied} onApply={(next) => onApply(next, false)} />
      )}
    </search>
  );
}
