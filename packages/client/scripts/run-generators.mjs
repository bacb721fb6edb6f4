import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { createConfig, lint } from '@redocly/openapi-core';
import openapiTypes, { astToString } from 'openapi-typescript';

/**
 * `run-generators.mjs <folder> <document> [<document> …]`: what partners' tools make of API documents. A linter's
 * findings on all of them go out as JSON; the types and the client that two generators make of the first into the folder.
 */
const [folder = '', ...documents] = process.argv.slice(2);
const [documentPath = ''] = documents;

const config = await createConfig({ extends: ['recommended'] });
const problems = (await Promise.all(documents.map((ref) => lint({ ref, config })))).flat();
const types = await openapiTypes(new URL(`file://${documentPath}`), { silent: true });
await writeFile(join(folder, 'types.ts'), astToString(types));
await createClient({
  input: documentPath,
  output: { path: join(folder, 'sdk'), clean: false },
  logs: { level: 'silent' },
});

const found = problems.map(({ severity, ruleId, message, location }) => ({
  severity,
  rule: ruleId,
  message,
  at: location[0]?.pointer,
}));
process.stdout.write(`${JSON.stringify(found)}\n`);
