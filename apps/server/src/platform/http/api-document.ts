import { anyone, can, withScope } from '@platen/contract/access';
import { apiKeyScopes } from '@platen/model/api-keys';
import type { Call } from '@platen/contract/call';
import type { Audience } from '@platen/contract/openapi/audience';
import { describeApi, serversAt } from '@platen/contract/openapi/document';
import type { PublicContext } from '../context.ts';
import { type Route, route } from './route.ts';

/** The API documents: what an API key can do, for everyone; all calls, for the factory. */
const documents = {
  partners: { path: '/openapi.json', access: anyone },
  staff: { path: '/openapi_staff.json', access: withScope(can('applications.update'), ...apiKeyScopes) },
} as const satisfies Record<Audience, Pick<Call, 'path' | 'access'>>;

export const documentRoutes: readonly Route[] = audiences().map((audience) => {
  const call: Call = { method: 'GET', ...documents[audience], summary: 'This document', response: 'raw' };
  return route(call, {
    run: async (ctx, _input, reply) => reply.type('application/json; charset=utf-8').send(documentFor(ctx, audience)),
  });
});

/** Built once, because the documents do not change while the process runs. */
const builtDocuments = new Map<Audience, string>();

/** Takes a third of a second and blocks the event loop, so it runs before the first request. */
export function buildApiDocuments(version: string): void {
  for (const audience of audiences()) {
    builtDocuments.set(audience, JSON.stringify(describeApi({ audience, version, servers: [] })));
  }
}

/** Only the server addresses depend on the caller, so that nobody can trigger a rebuild by naming another host. */
function documentFor({ origin, platform: { config, versions } }: PublicContext, audience: Audience): string {
  if (builtDocuments.size === 0) buildApiDocuments(versions.web);
  const servers = serversAt([
    { url: origin, description: 'Production' },
    ...(config.stagingUrl ? [{ url: config.stagingUrl, description: 'Staging, to try things out' }] : []),
  ]);
  return (builtDocuments.get(audience) ?? '').replace('"servers":[]', () => `"servers":${JSON.stringify(servers)}`);
}

function audiences(): Audience[] {
  return Object.keys(documents) as Audience[];
}
