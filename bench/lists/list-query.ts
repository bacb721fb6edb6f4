import { type QueryParams, toRequest } from '@platen/contract/request';
import type { injectClient } from '../../apps/server/src/testing/inject-client.ts';

type ListCall = 'GET /form_orders' | 'GET /orders' | 'GET /production_batches' | 'GET /sku_templates';

/** One page of a list, requested with the shared client, and the name that is printed for it. */
export interface ListQuery {
  readonly name: string;
  run(client: ReturnType<typeof injectClient>): Promise<unknown>;
}

/** Typed by the call, so that the compiler checks each query against the filters of its list. */
export function listQuery(call: ListCall, query: QueryParams = {}): ListQuery {
  return {
    name: decodeURIComponent(toRequest(call, { query }).path),
    run: (client) => client(call, { query }),
  };
}
