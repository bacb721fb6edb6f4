import type { FileCallKey, InputOf, ListCallKey, RowOf } from '@platen/contract/call-types';
import type { Page } from '@platen/model/lists/lists';
import type { ListSource } from '../../ui/list/list.types.ts';
import type { ListParams } from '../../ui/list/list-search.ts';
import { api } from './request.ts';

/**
 * The query of a call from the search parameters of a screen. Those are texts; a screen uses only the filters and
 * columns that its list's spec names, which the compiler checks where the screen names them.
 */
export function queryOf<K extends ListCallKey | FileCallKey>(_call: K, params: ListParams) {
  return { query: params } as InputOf<K>;
}

/** The rows of a list call. `key` is the prefix of their cached queries. */
export function listSource<K extends ListCallKey>(call: K, key: readonly string[]): ListSource<RowOf<K>> {
  return {
    key,
    load: (params, options) =>
      api<K>(call, { ...queryOf(call, params), ...options }) as Promise<Page<unknown>> as Promise<Page<RowOf<K>>>,
  };
}
