import { customerPlanRecords } from '@platen/model/accounts/customer-plans';
import { apiBasePath } from '@platen/model/api';
import { apiKeyScopeRecords, offeredScopes } from '@platen/model/connections/api-keys';
import { type Currency, currencies } from '@platen/model/money/currencies';
import { type Audience, callsFor, type NamedCall } from './audience.ts';
import { withExampleAnswers } from './example-answers.ts';
import type { Json } from './json.ts';
import { operationOf } from './operations.ts';
import { sharedParameters } from './parameters.ts';
import { describeProperties } from './property-texts/describe-properties.ts';
import { sharedAnswers } from './refusals.ts';
import { shareRepeatedParts } from './repeated-parts.ts';
import { DocumentSchemas } from './schemas.ts';
import { tagTexts } from './tags.ts';
import { webhookOperations, webhookParameters } from './webhook-operations.ts';

export interface DocumentOptions {
  audience: Audience;
  version: string;
  /** `https://print.example`, the one to order with first. */
  servers: readonly ApiServer[];
}

interface ApiServer {
  url: string;
  description: string;
}

/** Servers as the document names them. */
export function serversAt(servers: readonly ApiServer[]): Json[] {
  return servers.map(({ url, description }) => ({ url: url + apiBasePath, description }));
}

const limitsText = Object.values(customerPlanRecords)
  .map(({ text, limits: { keyRequestsPerMinute, accountRequestsPerMinute } }) => {
    const perKey = `${keyRequestsPerMinute} requests a minute for a key`;
    return `with the plan “${text.en}” ${perKey}, ${accountRequestsPerMinute} for an account`;
  })
  .join('; ');

/**
 * The build writes the document, when the factory's currency is not known: the server replaces this text by the one with
 * the currency.
 */
export function moneyText(currency?: Currency): string {
  const name = currency === undefined ? "the factory's currency" : `${currencies[currency].en} (\`${currency}\`)`;
  return `is in ${name}, with at most 2 decimals; \`currency\` stands beside the amounts of quotes, orders and bills`;
}

const introduction = `Print-on-demand ordering.

- **Identity**: \`Authorization: Bearer <API key>\`. Keys are created in the console with the scopes that they need; each call names its scope.
${offeredScopes(false)
  .map((scope) => `  - \`${scope}\`: ${apiKeyScopeRecords[scope].hint.en}`)
  .join('\n')}
- **Money** ${moneyText()}. **Times** are in UTC (ISO 8601); days in filters are the factory's.
- **Lists** return \`data\` and \`meta\` (\`page\`, \`per_page\`, \`total\`, \`total_pages\`).
- **Errors** have one format. Branch on \`code\` and on \`fields[].code\`, not on texts.
- **Limits**: ${limitsText}. \`x-ratelimit-limit\`, \`-remaining\` and \`-reset\` report your usage; \`429\` says in \`retry-after\` how many seconds to wait.
- **Compatibility**: new fields may be added to responses at any time; ignore those that you do not know.`;

/** The API as OpenAPI 3.1, from the contract alone. */
export function describeApi({ audience, version, servers }: DocumentOptions): Json {
  const schemas = new DocumentSchemas();
  const named = callsFor(audience);
  const resolved = schemas.resolve({
    paths: pathsOf(named, schemas),
    // Events are sent to partners' servers; the factory's console calls none of it.
    ...(audience === 'partners' && { webhooks: webhookOperations(schemas) }),
    responses: sharedAnswers(),
  });
  const components = describeProperties(resolved.components);
  const { responses, paths, ...webhooks } = describeProperties(resolved.document);
  const shared = shareRepeatedParts(withExampleAnswers(paths as Json, components));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Platen',
      version,
      description: introduction,
      contact: { name: 'The factory that you order from', ...(servers[0] && { url: servers[0].url }) },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: serversAt(servers),
    security: [{ bearer: [] }],
    tags: [...new Set([...named.map(({ resource }) => resource), 'webhooks'])].map((name) => ({
      name,
      description: tagTexts[name] ?? '',
    })),
    paths: shared.paths,
    ...webhooks,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'An API key, or a session.' } },
      parameters: { ...sharedParameters, ...(audience === 'partners' && webhookParameters), ...shared.parameters },
      headers: {
        RetryAfter: { description: 'Seconds to wait before you retry.', schema: { type: 'integer' } },
      },
      responses: { ...(responses as Json), ...shared.responses },
      schemas: components,
    },
  };
}

function pathsOf(named: readonly NamedCall[], schemas: DocumentSchemas): Json {
  const paths: Record<string, Json> = {};
  for (const each of named) {
    const path = each.call.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[each.call.method.toLowerCase()] = operationOf(each, schemas);
  }
  return paths;
}
