import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { apiTypes } from '../scripts/api-types.mjs';

it('has types generated from the current contract: otherwise run `npm run generate -w packages/client`', async () => {
  const kept = await readFile(new URL('api.ts', import.meta.url), 'utf8');
  // Not toBe, which would print eight thousand lines.
  expect(kept === (await apiTypes())).toBe(true);
});
