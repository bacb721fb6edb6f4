import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callsFor } from '@platen/contract/openapi/audience';
import { refusalsOf } from '@platen/contract/openapi/refusals';
import { errorTable } from '@platen/model/errors/errors';
import { describe, expect, it } from 'vitest';

/** The error keys that the code in a folder names, thrown directly or listed in a table. */
function namedIn(folder: string): Set<string> {
  const dir = fileURLToPath(new URL(folder, import.meta.url));
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !/(^|\/)testing\/|\.test\.ts$/.test(file));
  const words = sources.flatMap((file) => [...readFileSync(join(dir, file), 'utf8').matchAll(/'(\w+)'/g)]);
  return new Set(words.flatMap(([, word = '']) => (Object.hasOwn(errorTable, word) ? [word] : [])));
}

/** Public pages are read by people, at addresses that the API document does not list. */
const outsideTheApi: ReadonlySet<string> = new Set(['host_unknown']);

describe('the errors in the API document', () => {
  const calls = callsFor('staff').map(({ call }) => call);

  it('include every error that a service throws', () => {
    const documented = new Set<string>(calls.flatMap(refusalsOf));
    const thrown = [...namedIn('./resources/')];
    expect(thrown.length).toBeGreaterThan(40);
    expect(thrown.filter((key) => !documented.has(key) && !outsideTheApi.has(key))).toEqual([]);
  });

  it('are all thrown somewhere', () => {
    const thrown = namedIn('./');
    expect(calls.flatMap(({ refuses = [] }) => refuses).filter((key) => !thrown.has(key))).toEqual([]);
  });
});
