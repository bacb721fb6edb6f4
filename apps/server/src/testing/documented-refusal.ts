import type { Call } from '@platen/contract/call';
import { callsFor } from '@platen/contract/openapi/audience';
import { refusalsOf } from '@platen/contract/openapi/refusals';
import { apiBasePath } from '@platen/model/api';
import { errorTable } from '@platen/model/errors/errors';

interface Answered {
  readonly method: string;
  /** With the base path; a query may follow. */
  readonly url: string;
  readonly status: number;
  readonly body: unknown;
}

/** Addresses that are written out before those with places: `/form_orders/quote` is no id. */
const addresses = callsFor('staff')
  .map(({ call }) => ({ call, places: call.path.split('/:').length, pattern: patternOf(call) }))
  .sort((one, other) => one.places - other.places);

function patternOf({ path }: Call): RegExp {
  return new RegExp(`^${apiBasePath}${path.replace(/:\w+/g, '[^/]+')}$`);
}

const codesOf = new Map(
  addresses.map(({ call }) => [call, new Set<number>(refusalsOf(call).map((key) => errorTable[key].code))]),
);

/** The call of the contract behind a request. */
export function findCall(method: string, url: string): Call | undefined {
  const path = url.split('?')[0] ?? '';
  return addresses.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call;
}

/**
 * Every refusal that a test meets is one that the API document names for its call: a service that throws something new
 * fails the first test that sees it.
 */
export function expectDocumentedRefusal({ method, url, status, body }: Answered): void {
  const code = status < 400 ? undefined : (body as { code?: unknown } | undefined)?.code;
  // Where no call was found, none is to blame.
  if (typeof code !== 'number' || code === errorTable.route_not_found.code) return;
  const call = findCall(method, url);
  if (!call || codesOf.get(call)?.has(code)) return;
  throw new Error(`${method} ${call.path} answered ${code}, which its contract does not name in "refuses"`);
}
