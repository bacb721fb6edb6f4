import { type Call, keyOf } from '@platen/contract/call';
import { toRequest } from '@platen/contract/request';
import {
  isOfCustomer,
  isPlaceholder,
  type Sample,
  type SampleCaller,
  type SampleThing,
  sampleCallers,
  thingsIn,
} from '@platen/contract/samples';
import { everyone } from '@platen/contract/who';
import type { useTestApp } from '../../testing/test-app.ts';
import type { Person } from '../production/production-batches/testing/production-steps.ts';
import { sampleThings, uniqueText } from './sample-things.ts';

interface SampleRequest {
  /** With the query. */
  path: string;
  body: unknown;
}

/** Requests of the samples in the contract, each about things that are made for it. */
export function sampleRequests(app: ReturnType<typeof useTestApp>, owner: Person, ownKeyId: number) {
  const { makers, makeOneOfEach } = sampleThings(app, owner, ownKeyId);

  async function requestOf(call: Call): Promise<SampleRequest> {
    const { params = {}, query = {}, body }: Sample = call.sample ?? {};
    const made = new Map<SampleThing, Promise<object>>();
    async function fill(value: unknown): Promise<unknown> {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return Promise.all(value.map(fill));
      if (!isPlaceholder(value)) return fillEach(value);
      if (value.placeholder === 'unique') return uniqueText();
      if (value.placeholder === 'in_an_hour') return new Date(Date.now() + 3_600_000).toISOString();
      const thing: Promise<object> = made.get(value.thing) ?? makers[value.thing]();
      made.set(value.thing, thing);
      const field: unknown = (await thing)[value.field as never];
      if (field === undefined)
        throw new Error(`${value.thing} has no ${value.field}, which the sample of ${keyOf(call)} names`);
      return field;
    }
    async function fillEach(fields: object): Promise<Record<string, unknown>> {
      const entries = Object.entries(fields).map(async ([name, value]) => [name, await fill(value)] as const);
      return Object.fromEntries(await Promise.all(entries));
    }
    const { path } = toRequest(keyOf(call), { params: (await fillEach(params)) as Record<string, string | number> });
    const search = new URLSearchParams((await fillEach(query)) as Record<string, string>).toString();
    return { path: search ? `${path}?${search}` : path, body: await fill(body) };
  }

  return { requestOf, makeOneOfEach };
}

/** The status that each caller is answered, from what the record of the call says. */
export function expectedStatuses(call: Call): Readonly<Record<SampleCaller, number>> {
  return Object.fromEntries(sampleCallers.map((name) => [name, expectedStatus(call, name)])) as Record<
    SampleCaller,
    number
  >;
}

function expectedStatus({ access, who = everyone, sample = {} }: Call, name: SampleCaller): number {
  const { answers = 200 } = sample;
  const isKey = name.endsWith('Key');
  const role = name.replace('Key', '') as 'nobody' | 'stranger' | 'owner' | 'staff' | 'admin';
  const isCustomer = role === 'owner' || role === 'stranger';
  if (access.kind !== 'public') {
    if (role === 'nobody') return 401;
    // They own their companies.
    const isFor = isCustomer ? who.members.includes('owner') : who.staff.includes(role);
    if (!isFor || (isKey && access.sessionOnly)) return 403;
  }
  if (typeof answers === 'object') {
    const own = answers[name];
    if (own !== undefined) return own;
  }
  if (role === 'stranger' && isAboutCustomer({ access, sample })) return 404;
  return typeof answers === 'number' ? answers : 200;
}

/** Things of other customers are not found, unless the address of a thing is all that its reader needs. */
export function isAboutCustomer({ access, sample }: Pick<Call, 'access' | 'sample'>): boolean {
  return access.kind !== 'public' && thingsIn(sample).some(isOfCustomer);
}
