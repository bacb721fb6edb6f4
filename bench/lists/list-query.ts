import { type QueryParams, toRequest } from '@platen/contract/request';
import type { injectClient } from '../../apps/server/src/testing/inject-client.ts';

type ListCall = 'GET /form_orders' | 'GET /orders' | 'GET /production_batches' | 'GET /sku_templates';

/** One page of a list, asked for by the client that everyone uses; the name is what is printed of it. */
export interface ListQuery {
  readonly name: string;
  run(client: ReturnType<typeof injectClient>): Promise<unknown>;
}

/** The compiler checks the queries where they are listed, each against its own call. */
export function listQuery(call: ListCall, query: QueryParams = {}): ListQuery {
  return {
    name: decodeURIComponent(toRequest(call, { query }).path),
    run: (client) => client(call, { query }),
  };
}
