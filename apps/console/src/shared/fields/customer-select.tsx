import type { ComponentProps } from 'react';
import { ReadOptionsMultiSelect } from '../../ui/form/read-options-multi-select.tsx';
import { api } from '../request/request.ts';

type Props = Omit<ComponentProps<typeof ReadOptionsMultiSelect>, 'cacheKey' | 'load'>;

const cacheKey = ['users', 'customers'];

/** Selects customers; only for staff. */
export function CustomerSelect(props: Props) {
  return (
    <ReadOptionsMultiSelect
      {...props}
      cacheKey={cacheKey}
      load={(params, signal) =>
        api('GET /users/read_options', { query: { ...params, role_eq: 'customer' }, signal, showActivity: false })
      }
    />
  );
}
