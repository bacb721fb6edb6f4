import type { InputOf, ListCallKey, RowOf } from '@platen/contract/call-types';
import type { Page } from '@platen/model/lists';
import type { ListSource } from '../../ui/list/list.types.ts';
import { api } from './request.ts';

/** The rows of a list call. Whatever is cached of them lies below `key`. */
export function listSource<K extends ListCallKey>(call: K, key: readonly string[]): ListSource<RowOf<K>> {
  return {
    key,
    load: (params, options) => {
      // A screen asks only by the filters and columns of its list's spec; what else the address holds was left out.
      const given = { query: params, ...options } as InputOf<K> & typeof options;
      return api<K>(call, given) as Promise<Page<RowOf<K>>>;
    },
  };
}
