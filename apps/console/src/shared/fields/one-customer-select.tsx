import type { ReadOption } from '@platen/model/lists/read-options';
import { ReadOptionsSelect } from '../../ui/form/read-options-select.tsx';
import type { Filter } from '../../ui/list/list.types.ts';
import { api } from '../request/request.ts';

interface Props {
  id?: string;
  value?: number | undefined;
  onChange?: (next: number | undefined) => void;
  placeholder?: string;
}

const cacheKey = ['users', 'customers'];

/** Selects one customer; only for staff. */
export function OneCustomerSelect(props: Props) {
  return (
    <ReadOptionsSelect<ReadOption>
      {...props}
      cacheKey={cacheKey}
      load={(params, signal) =>
        api('GET /users/read_options', {
          query: { ...params, role_eq: 'customer' },
          signal,
          showActivity: false,
          showError: false,
        })
      }
    />
  );
}

/** Filters a list by customer. */
export function customerFilter<Name extends string>(name: Name, label: string, placeholder: string): Filter<Name> {
  return {
    kind: 'custom',
    name,
    label,
    render: ({ id, value, onChange }) => (
      <OneCustomerSelect
        id={id}
        value={value === undefined ? undefined : Number(value)}
        onChange={(next) => onChange(next === undefined ? undefined : String(next))}
        placeholder={placeholder}
      />
    ),
  };
}
