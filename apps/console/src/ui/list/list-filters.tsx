import { Button } from 'antd';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useFilterColumns } from '../hooks/use-media-query.ts';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import { FilterField } from './filter-field.tsx';
import type { Filter, FilterInputs } from './list.types.ts';
import styles from './list-filters.module.css';
import { useFilterDraft } from './use-filter-draft.ts';

interface Props {
  filters: readonly Filter[];
  applied: FilterInputs;
  onApply: (inputs: FilterInputs) => void;
}

/** The filter card: one row of filters with Search and Reset at its end, and further rows on demand. */
export function ListFilters({ filters, applied, onApply }: Props) {
  const t = useText(uiTexts);
  const columns = useFilterColumns();
  const [isOpen, setOpen] = useState(false);
  const { inputs, change, clear } = useFilterDraft(applied);
  // The last cell of the row holds the buttons.
  const inFirstRow = Math.max(1, columns - 1);
  const hasMore = filters.length > inFirstRow;
  const shown = isOpen || !hasMore ? filters : filters.slice(0, inFirstRow);
  return (
    <search>
      <form
        className={styles.card}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        onSubmit={(event) => {
          event.preventDefault();
          onApply(inputs);
        }}
      >
        {shown.map((filter) => (
          <FilterField key={filter.label} filter={filter} inputs={inputs} onChange={change} />
        ))}
        <div className={styles.buttons}>
          {hasMore && (
            <Button
              type="text"
              icon={isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
              iconPlacement="end"
              aria-expanded={isOpen}
              aria-label={`${isOpen ? t('fewerFilters') : t('moreFilters')} ${t('filters')}`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t('fewerFilters') : t('moreFilters')}
            </Button>
          )}
          <Button
            onClick={() => {
              clear();
              onApply({});
            }}
          >
            {t('reset')}
          </Button>
          <Button color="primary" variant="filled" htmlType="submit">
            {t('search')}
          </Button>
        </div>
      </form>
    </search>
  );
}
