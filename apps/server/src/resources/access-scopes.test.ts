import { keyOf } from '@platen/contract/call';
import { type ApiKeyScope, apiKeyScopes } from '@platen/model/connections/api-keys';
import { errorTable } from '@platen/model/errors/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { routes } from './index.ts';

describe('scopes', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const keys = new Map<ApiKeyScope, string>();

  beforeAll(async () => {
    for (const scope of apiKeyScopes) {
      // Each by another customer, because the calls of all keys of an account are counted together.
      const { token } = await app.signUp();
      const key = await app.as(token)('POST /api_keys', { body: { name: scope, scopes: [scope] } });
      keys.set(scope, key.key_value);
    }
  }, 60_000);

  const signedIn = routes.flatMap((route) =>
    route.access.kind === 'public' ? [] : [{ ...route, access: route.access }],
  );

  it.each(signedIn.map((route) => [keyOf(route), route] as const))('%s', async (_key, { method, path, access }) => {
    const outcomes = await Promise.all(
      apiKeyScopes.map(async (scope) => {
        // The scope is checked before anything else is looked at, so that no thing is needed to ask for.
        const answer = await app.call(method, path.replaceAll(/:\w+/g, '0'), { token: keys.get(scope) });
        return [scope, answer.status === 403 ? outcomeOf(answer.body.code) : 'permitted'] as const;
      }),
    );
    const expected = (scope: ApiKeyScope) => {
      if (access.sessionOnly) return 'session_only';
      return access.scopes.includes(scope) ? 'permitted' : 'scope_missing';
    };
    expect(outcomes).toEqual(apiKeyScopes.map((scope) => [scope, expected(scope)]));
  });
});

/** A customer's key that has the scope may still lack an ability, or ask for nothing that exists. */
function outcomeOf(code: number) {
  if (code === errorTable.session_only.code) return 'session_only';
  return code === errorTable.scope_missing.code ? 'scope_missing' : 'permitted';
}
