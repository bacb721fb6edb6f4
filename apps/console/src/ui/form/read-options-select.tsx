import { selectPageSize } from '@platen/model/lists/list-pages';
import type { Page } from '@platen/model/lists/lists';
import type { ReadOption } from '@platen/model/lists/read-options';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useDebounced } from '../hooks/use-debounced.ts';
import { useText } from '../text.ts';
import { selectDebounceMs } from '../timing.ts';
import { uiTexts } from '../ui.messages.ts';

/** The parameters of a read-options call: the first matches of a keyword, or exactly these ids. */
export interface ReadOptionsParams {
  page: number;
  per_page: number;
  keyword?: string;
  id_in?: string;
}

interface Props<O extends ReadOption> {
  id?: string;
  cacheKey: readonly string[];
  load: (params: ReadOptionsParams, signal: AbortSignal) => Promise<Page<O>>;
  value?: number | undefined;
  /** Also passes the option, for callers that need more than the id. */
  onChange?: (next: number | undefined, option: O | undefined) => void;
  placeholder?: string;
  /** Renders an option in the list if its name is not enough. */
  renderOption?: (option: O) => ReactNode;
}

/**
 * Selects one record of many: the server searches after a pause in typing. A selected one outside the matches keeps its
 * name.
 */
export function ReadOptionsSelect<O extends ReadOption>({
  id,
  cacheKey,
  load,
  value,
  onChange,
  placeholder,
  renderOption,
}: Props<O>) {
  const t = useText(uiTexts);
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed, selectDebounceMs);
  const first = { page: 1, per_page: selectPageSize };
  const matches = useQuery({
    queryKey: [...cacheKey, 'read_options', keyword],
    queryFn: ({ signal }) => load({ ...first, ...(keyword && { keyword }) }, signal),
  });
  const found = matches.data?.data ?? [];
  const isMissing = value !== undefined && !found.some((option) => option.id === value);
  const chosen = useQuery({
    queryKey: [...cacheKey, 'read_options', 'id', value],
    queryFn: ({ signal }) => load({ ...first, id_in: String(value) }, signal),
    enabled: isMissing,
  });
  const options = keyword === '' && isMissing ? [...(chosen.data?.data ?? []), ...found] : found;
  return (
    <Select
      {...(id && { id })}
      allowClear
      value={value}
      onChange={(next: number | undefined) =>
        onChange?.(
          next,
          options.find((option) => option.id === next),
        )
      }
      placeholder={placeholder}
      loading={matches.isFetching}
      notFoundContent={matches.isFetching ? t('loading') : t('noOptions')}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      {...(renderOption && {
        optionRender: ({ value: optionId }) => {
          const option = options.find(({ id: candidate }) => candidate === optionId);
          return option && renderOption(option);
        },
      })}
      options={options.map((option) => ({ value: option.id, label: option.display_name }))}
    />
  );
}
