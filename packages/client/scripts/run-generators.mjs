import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { createConfig, lint } from '@redocly/openapi-core';
import openapiTypes, { astToString } from 'openapi-typescript';

/**
 * `run-generators.mjs <document> <folder>`: what partners' tools make of the API document. A linter's findings go out as
 * JSON; the types and the client of two generators into the folder.
 */
const [documentPath = '', folder = ''] = process.argv.slice(2);

const problems = await lint({ ref: documentPath, config: await createConfig({ extends: ['recommended'] }) });
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
