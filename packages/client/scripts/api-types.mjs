import { describeApi } from '@platen/contract/openapi/document';
import openapiTypes, { astToString } from 'openapi-typescript';

const heading = '/** Made from the contract by `npm run generate`: do not edit. */\n\n';

const headers = new Set(['Locale', 'IdempotencyKey'].map((name) => `#/components/parameters/${name}`));

/** The types of the public API, as text. */
export async function apiTypes() {
  const document = describeApi({ audience: 'partners', version: '1', servers: [] });
  // Refusals are all of one type, and headers are the client's own business.
  for (const operations of Object.values(/** @type {any} */ (document.paths))) {
    for (const operation of Object.values(operations)) {
      operation.responses = { 200: operation.responses[200] };
      operation.parameters = operation.parameters.filter((/** @type {any} */ each) => !headers.has(each.$ref));
    }
  }
  const ast = await openapiTypes(/** @type {any} */ (document), { alphabetize: true, silent: true });
  return heading + astToString(ast);
}
