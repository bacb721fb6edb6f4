import { keyOf } from '@platen/contract/call';
import { toRequest } from '@platen/contract/request';
import type { Page } from '@platen/model/lists/lists';
import { beforeAll, describe, expect, it } from 'vitest';
import { isQuickRun } from '../testing/full-run.ts';
import { useTestApp } from '../testing/test-app.ts';
import { routes } from './index.ts';
import { orderingIn } from './orders/form-orders/testing/ordering.ts';
import type { Person } from './production/production-batches/testing/production-steps.ts';
import type { AccessRequest } from './testing/access-request.ts';
import { accessRequests } from './testing/access-requests.ts';
import { accessTable, type CallerName, callers } from './testing/access-table.ts';

/** `npm test` leaves out most API keys: what a key may do, `access-scopes.test.ts` tries for every call. */
const triedCallers = callers.filter((name) => !isQuickRun || name === 'ownerKey' || !name.endsWith('Key'));

describe('access', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const people = new Map<CallerName, Person>();
  let subjects: ReturnType<typeof accessRequests>;

  beforeAll(async () => {
    let ownerKeyId = 0;
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
      if (name === 'owner') ownerKeyId = key.id;
    }
    const owner = people.get('owner');
    if (!owner) throw new Error('there is no owner');
    subjects = accessRequests(app, owner, ownerKeyId);
    await orderingIn(app).fund(owner, 10_000);
    await subjects.furnish();
  }, 60_000);

  it('is defined for every call and nothing else', () => {
    expect(Object.keys(accessTable).sort()).toEqual(routes.map(keyOf).sort());
  });

  it.each(routes.map((route) => [keyOf(route), route] as const))(
    '%s',
    async (key, { method, path }) => {
      const responses: Record<string, unknown> = {};
      let subject: AccessRequest | undefined;
      for (const name of triedCallers) {
        // A refused call changes nothing: the next caller can ask for the same thing.
        subject ??= (await subjects.requests[key]?.()) ?? {};
        const { params = {}, query = '', body, freshSession } = subject;
        const person = people.get(name);
        const isFresh = freshSession && person && !name.endsWith('Key');
        const token = isFresh ? await app.signIn(person.login_name) : person?.token;
        const address = toRequest(`${method} ${path}`, { params }).path + query;
        const answer = await app.call(method, address, { token, body });
        // An error code begins with its status; any other shape is not ours.
        if (answer.status < 400 && method !== 'GET') subject = undefined;
        responses[name] = answer.status < 400 ? answer.status : Math.floor(answer.body.code / 100);
      }
      const expected = triedCallers.map((name) => [name, accessTable[key]?.[callers.indexOf(name)]]);
      expect(responses).toEqual(Object.fromEntries(expected));
    },
    60_000,
  );

  it('hides one customer’s things from every list of another', async () => {
    const lists = routes.filter(
      ({ list, path, response }) => list && response !== 'raw' && !path.includes('read_options'),
    );
    const shown = async (name: CallerName, path: string) => {
      const { body } = await app.call<Page<{ id: number }>>('GET', `${path}?per_page=100`, {
        token: people.get(name)?.token,
      });
      return body.data.map(({ id }) => id);
    };
    const ownedLists = lists.filter(({ path }) => accessTable[`GET ${path}/:id`]?.[1] === 404).map(({ path }) => path);
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
