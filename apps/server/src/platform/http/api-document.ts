import { anyone, can } from '@platen/contract/access';
import type { Call } from '@platen/contract/call';
import type { Audience } from '@platen/contract/openapi/audience';
import { describeApi, serversAt } from '@platen/contract/openapi/document';
import type { PublicContext } from '../context.ts';
import { type Route, route } from './route.ts';

/** Where the API describes itself: what an API key can do for everyone, all of it for the factory. */
const documents = {
  partners: { path: '/openapi.json', access: anyone },
  staff: { path: '/openapi_staff.json', access: can('applications.update') },
} as const satisfies Record<Audience, Pick<Call, 'path' | 'access'>>;

export const documentRoutes: readonly Route[] = (Object.keys(documents) as Audience[]).map((audience) => {
  const documentFor = documentsOf(audience);
  const call: Call = { method: 'GET', ...documents[audience], summary: 'This document', answer: 'raw' };
  return route(call, {
    run: async (ctx, _input, reply) => reply.type('application/json; charset=utf-8').send(documentFor(ctx)),
  });
});

/**
 * Made when it is first asked for: it takes a moment, and never changes while the process runs. Only the addresses are
 * put in for each caller, so that nobody makes it anew by naming another host.
 */
function documentsOf(audience: Audience): (ctx: PublicContext) => string {
  let made: string | undefined;
  return ({ origin, platform: { config, versions } }) => {
    made ??= JSON.stringify(describeApi({ audience, version: versions.web, servers: [] }));
    const servers = serversAt([
      { url: origin, description: 'Production' },
      ...(config.stagingUrl ? [{ url: config.stagingUrl, description: 'Staging, to try things out' }] : []),
    ]);
    return made.replace('"servers":[]', () => `"servers":${JSON.stringify(servers)}`);
  };
}
