import type { ComponentProps } from 'react';
import { ReadOptionsMultiSelect } from '../../ui/form/read-options-multi-select.tsx';
import { api } from '../request/request.ts';

type Props = Omit<ComponentProps<typeof ReadOptionsMultiSelect>, 'cacheKey' | 'load'>;

const cacheKey = ['font_libraries'];

/** Selects fonts of the factory's library. */
export function FontSelect(props: Props) {
  return (
    <ReadOptionsMultiSelect
      {...props}
      cacheKey={cacheKey}
      load={(params, signal) =>
        api('GET /font_libraries/read_options', { query: { ...params }, signal, showActivity: false })
      }
    />
  );
}
