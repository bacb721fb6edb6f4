import { Button, ConfigProvider, Drawer } from 'antd';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
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

/** The filters on a phone: a button with their count, and a drawer from the bottom. */
export function ListFilterDrawer({ filters, applied, onApply }: Props) {
  const t = useText(uiTexts);
  const [isOpen, setOpen] = useState(false);
  const { inputs, change, clear } = useFilterDraft(applied);
  const count = Object.keys(applied).length;
  const apply = (next: FilterInputs) => {
    setOpen(false);
    onApply(next);
  };
  return (
    <>
      <Button size="large" icon={<SlidersHorizontal aria-hidden />} onClick={() => setOpen(true)}>
        {t('filter')}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
      <Drawer
        title={t('filters')}
        placement="bottom"
        size="auto"
        closable={{ placement: 'end', 'aria-label': t('close') }}
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        <form
          className={styles.drawer}
          onSubmit={(event) => {
            event.preventDefault();
            apply(inputs);
          }}
        >
          <ConfigProvider componentSize="large">
            {filters.map((filter) => (
              <FilterField key={filter.label} filter={filter} inputs={inputs} onChange={change} />
            ))}
            <div className={styles.drawerButtons}>
              <Button
                onClick={() => {
                  clear();
                  apply({});
                }}
              >
                {t('reset')}
              </Button>
              <Button type="primary" htmlType="submit">
                {t('search')}
              </Button>
            </div>
          </ConfigProvider>
        </form>
      </Drawer>
    </>
  );
}
