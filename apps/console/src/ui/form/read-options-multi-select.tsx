import { selectPageSize } from '@platen/model/lists/list-pages';
import type { Page } from '@platen/model/lists/lists';
import type { ReadOption } from '@platen/model/lists/read-options';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useDebounced } from '../hooks/use-debounced.ts';
import { useText } from '../text.ts';
import { selectDebounceMs } from '../timing.ts';
import { uiTexts } from '../ui.messages.ts';
import type { ReadOptionsParams } from './read-options-select.tsx';

interface Props {
  id?: string;
  cacheKey: readonly string[];
  load: (params: ReadOptionsParams, signal: AbortSignal) => Promise<Page<ReadOption>>;
  value?: readonly number[];
  onChange?: (next: number[]) => void;
  placeholder?: string;
  maxCount?: number;
}

/** The maximum number of ids in `id_in`. */
const namesAtOnceMax = 100;
const none: readonly number[] = [];

/**
 * Selects several records of many: the server searches after a pause in typing. Previously selected ones keep their
 * names.
 */
export function ReadOptionsMultiSelect({ id, cacheKey, load, value = none, onChange, placeholder, maxCount }: Props) {
  const t = useText(uiTexts);
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), selectDebounceMs);
  const [known, setKnown] = useState<ReadonlyMap<number, string>>(new Map());
  const matches = useQuery({
    queryKey: [...cacheKey, 'read_options', keyword],
    queryFn: ({ signal }) => load({ page: 1, per_page: selectPageSize, ...(keyword && { keyword }) }, signal),
    placeholderData: keepPreviousData,
  });
  // Fetched once, for the initial values: whatever is selected later was among the matches.
  const [first] = useState(() => value.slice(0, namesAtOnceMax));
  const chosen = useQuery({
    queryKey: [...cacheKey, 'read_options', 'ids', first],
    queryFn: ({ signal }) => load({ page: 1, per_page: namesAtOnceMax, id_in: first.join(',') }, signal),
    enabled: first.length > 0,
  });
  const found = matches.data?.data ?? [];
  const names = new Map([...(chosen.data?.data ?? []), ...found].map((each) => [each.id, each.display_name]));
  const nameOf = (each: number) => names.get(each) ?? known.get(each);
  return (
    <Select
      {...(id && { id })}
      mode="multiple"
      allowClear
      value={value.map((each) => ({ value: each, label: nameOf(each) ?? `#${each}` }))}
      labelInValue
      onChange={(next: { value: number }[]) => {
        setKnown(new Map(next.map((each) => [each.value, nameOf(each.value) ?? `#${each.value}`])));
        setTyped('');
        onChange?.(next.map((each) => each.value));
      }}
      placeholder={placeholder}
      loading={matches.isFetching}
      notFoundContent={matches.isFetching ? t('loading') : t('noOptions')}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      options={found.map((option) => ({ value: option.id, label: option.display_name }))}
      {...(maxCount && { maxCount })}
    />
  );
}
