import { readFile } from 'node:fs/promises';
import { anyone, can, withScope } from '@platen/contract/access';
import type { Call } from '@platen/contract/call';
import type { Audience } from '@platen/contract/openapi/audience';
import { describeApi, moneyText, serversAt } from '@platen/contract/openapi/document';
import { apiKeyScopes } from '@platen/model/connections/api-keys';
import type { PublicContext } from '../../../platform/context.ts';
import { type Route, route } from '../../../platform/http/route.ts';

/** The API documents: what an API key can do, for everyone; all calls, for the factory. */
const documents = {
  partners: { path: '/openapi.json', access: anyone },
  staff: { path: '/openapi_staff.json', access: withScope(can('applications.update'), ...apiKeyScopes) },
} as const satisfies Record<Audience, Pick<Call, 'path' | 'access'>>;

export const apiDocumentRoutes: readonly Route[] = audiences().map((audience) => {
  const call: Call = { method: 'GET', ...documents[audience], summary: 'This document', response: 'raw' };
  return route(call, {
    run: async (ctx, _input, reply) => reply.type('application/json; charset=utf-8').send(documentFor(ctx, audience)),
  });
});

type ApiDocuments = Record<Audience, string>;

/** The same for as long as the process runs. */
let documentTexts: ApiDocuments | undefined;

/** Takes most of a second and blocks the event loop, so the build does it and each start only reads the result. */
export function createApiDocuments(version: string): ApiDocuments {
  const describe = (audience: Audience) => JSON.stringify(describeApi({ audience, version, servers: [] }));
  return { partners: describe('partners'), staff: describe('staff') };
}

/** Reads what the build wrote. */
export async function loadApiDocuments(file: URL): Promise<void> {
  documentTexts = JSON.parse(await readFile(file, 'utf8')) as ApiDocuments;
}

/**
 * Only the server addresses and the currency are filled in here, so that nobody can trigger a rebuild by naming another
 * host.
 */
function documentFor(ctx: PublicContext, audience: Audience): string {
  const { config, versions, settings } = ctx.platform;
  // Where nothing is built: in development and in tests.
  documentTexts ??= createApiDocuments(versions.web);
  const servers = serversAt([
    { url: ctx.request.origin, description: 'Production' },
    ...(config.stagingUrl ? [{ url: config.stagingUrl, description: 'Staging, to try things out' }] : []),
  ]);
  return documentTexts[audience]
    .replace('"servers":[]', () => `"servers":${JSON.stringify(servers)}`)
    .replace(moneyText(), () => moneyText(settings.currency));
}

function audiences(): Audience[] {
  return Object.keys(documents) as Audience[];
}
