import { canDo } from '@platen/model/accounts/roles';
import { type Call, keyOf } from '../call.ts';
import { calls } from '../calls.ts';

/** Whom a document is for: partners, who call with an API key, or the factory, which may see all of it. */
export type Audience = 'partners' | 'staff';

export interface NamedCall {
  /** `formOrders` */
  readonly resource: string;
  /** `formOrdersCreate`: what generated code calls it. */
  readonly id: string;
  readonly call: Call;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const allCalls: readonly NamedCall[] = Object.entries(calls).flatMap(([resource, ofResource]) =>
  Object.entries(ofResource as Record<string, Call>).map(([name, call]) => ({
    resource,
    id: resource + capital(name),
    call,
  })),
);

/** Where another answer sends its reader; without a sign-in, because the address itself is the key. */
const reachedByAddress = new Set(['PUT /active_storage/uploads/:token', 'GET /blobs/:key/:filename']);

/** Whether a customer's API key is enough. */
function isForApiKeys(call: Call): boolean {
  const { access } = call;
  if (access.kind === 'public') return reachedByAddress.has(keyOf(call));
  if (access.sessionOnly) return false;
  return access.kind === 'signed_in' || canDo('customer', access.ability);
}

export function callsFor(audience: Audience): readonly NamedCall[] {
  return audience === 'staff' ? allCalls : allCalls.filter(({ call }) => isForApiKeys(call));
}
