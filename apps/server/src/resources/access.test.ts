import { keyOf } from '@platen/contract/call';
import { type SampleCaller, sampleCallers } from '@platen/contract/samples';
import type { Page } from '@platen/model/lists/lists';
import { beforeAll, describe, expect, it } from 'vitest';
import { isQuickRun } from '../testing/full-run.ts';
import { useTestApp } from '../testing/test-app.ts';
import { routes } from './index.ts';
import { orderingIn } from './orders/form-orders/testing/ordering.ts';
import type { Person } from './production/production-batches/testing/production-steps.ts';
import { expectedStatuses, isAboutCustomer, sampleRequests } from './testing/sample-requests.ts';

/** `npm test` leaves out most API keys: what a key may do, `access-scopes.test.ts` tries for every call. */
const triedCallers = sampleCallers.filter((name) => !isQuickRun || name === 'ownerKey' || !name.endsWith('Key'));

describe('access', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const people = new Map<SampleCaller, Person>();
  let samples: ReturnType<typeof sampleRequests>;

  beforeAll(async () => {
    let ownKeyId = 0;
    for (const [name, role] of [
      ['stranger', 'customer'],
      ['owner', 'customer'],
      ['staff', 'staff'],
      ['admin', 'admin'],
    ] as const) {
      const person = await app.signUp(role);
      people.set(name, person);
      const key = await app.as(person.token)('POST /api_keys', { body: { name: 'shop' } });
      people.set(`${name}Key`, { ...person, token: key.key_value });
      if (name === 'owner') ownKeyId = key.id;
    }
    const owner = people.get('owner');
    if (!owner) throw new Error('there is no owner');
    samples = sampleRequests(app, owner, ownKeyId);
    await orderingIn(app).fund(owner, 10_000);
    await samples.makeOneOfEach();
  }, 60_000);

  it.each(routes.map((route) => [keyOf(route), route] as const))(
    '%s',
    async (_key, route) => {
      const { method, sample } = route;
      const responses: Record<string, unknown> = {};
      let request: Awaited<ReturnType<typeof samples.requestOf>> | undefined;
      for (const name of triedCallers) {
        // A refused call changes nothing: the next caller can ask for the same thing.
        request ??= await samples.requestOf(route);
        const person = people.get(name);
        const isSpent = sample?.endsSession && person && !name.endsWith('Key');
        const token = isSpent ? await app.signIn(person.login_name) : person?.token;
        const answer = await app.call(method, request.path, { token, body: request.body });
        // An error code begins with its status; any other shape is not ours.
        if (answer.status < 400 && method !== 'GET') request = undefined;
        responses[name] = answer.status < 400 ? answer.status : Math.floor(answer.body.code / 100);
      }
      const expected = expectedStatuses(route);
      expect(responses).toEqual(Object.fromEntries(triedCallers.map((name) => [name, expected[name]])));
    },
    60_000,
  );

  it('hides one customer’s things from every list of another', async () => {
    const lists = routes.filter(
      ({ list, path, response }) => list && response !== 'raw' && !path.includes('read_options'),
    );
    const shown = async (name: SampleCaller, path: string) => {
      const { body } = await app.call<Page<{ id: number }>>('GET', `${path}?per_page=100`, {
        token: people.get(name)?.token,
      });
      return body.data.map(({ id }) => id);
    };
    const isOwned = (path: string) =>
      routes.some((route) => keyOf(route) === `GET ${path}/:id` && isAboutCustomer(route));
    const ownedLists = lists.map(({ path }) => path).filter(isOwned);
    expect(ownedLists.length).toBeGreaterThan(8);
    for (const path of ownedLists) {
      const [own, others] = [await shown('owner', path), await shown('stranger', path)];
      expect(own.length, path).toBeGreaterThan(0);
      expect(
        others.filter((id) => own.includes(id)),
        path,
      ).toEqual([]);
    }
  });
});
