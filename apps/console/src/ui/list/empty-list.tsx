import { Button } from 'antd';
import type { Action } from '../actions/action.types.ts';
import { ActionButtons } from '../actions/action-buttons.tsx';
import { EmptyArt } from '../art/empty-art.tsx';
import { useIsSmall } from '../hooks/use-media-query.ts';
import { ScreenState } from '../states/screen-state.tsx';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import type { EmptyText } from './list.types.ts';

interface Props {
  empty: EmptyText;
  filterCount: number;
  onClear: () => void;
  /** Where there is something, with the same filters. */
  otherResults?: readonly Action[];
}

const noActions: readonly Action[] = [];

/** No rows: because of the filters, or because there are none yet, with the matching next step. */
export function EmptyList({ empty, filterCount, onClear, otherResults = noActions }: Props) {
  const t = useText(uiTexts);
  const isSmall = useIsSmall();
  if (filterCount > 0) {
    return (
      <ScreenState
        art={<EmptyArt />}
        title={t('filteredEmptyTitle')}
        text={t('filteredEmptyText', { count: filterCount })}
        actions={
          <>
            <ActionButtons actions={otherResults} />
            <Button onClick={onClear}>{t('clearFilters')}</Button>
          </>
        }
      />
    );
  }
  const actions = empty.action ? [empty.action] : otherResults;
  // On a phone the page's primary action is already at the bottom.
  const shown = actions.filter(({ isPrimary }) => !isSmall || !isPrimary);
  const next = shown.length > 0 && <ActionButtons actions={shown} />;
  return <ScreenState art={<EmptyArt />} title={empty.title} text={empty.text} actions={next} />;
}
