import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutEval } from './woff2-without-eval.plugin.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const font = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const decoder = join(import.meta.dirname, '../../../node_modules/woff2-encoder/dist/decompress.js');
let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'platen-woff2-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/**
 * Decodes a WOFF2 font in a context that forbids evaluating text, as our policy does, and returns the size of the
 * result.
 */
async function decode(code: string): Promise<number> {
  await writeFile(join(dir, 'decoder.mjs'), code);
  await writeFile(
    join(dir, 'decode.mjs'),
    `import decompress from './decoder.mjs';
     import { readFileSync } from 'node:fs';
     console.log((await decompress(readFileSync(${JSON.stringify(font)}))).length);`,
  );
  const { stdout } = await run(process.execPath, ['--disallow-code-generation-from-strings', join(dir, 'decode.mjs')]);
  return Number(stdout);
}

it('decodes WOFF2 fonts without evaluating text', async () => {
  const code = await readFile(decoder, 'utf8');
  await expect(decode(code)).rejects.toThrow('EvalError');
  const compressedBytes = (await readFile(font)).length;
  expect(await decode(withoutEval(code))).toBeGreaterThan(compressedBytes);
}, 60_000);

it('fails for an unknown version of the decoder', () => {
  expect(() => withoutEval('export default 1')).toThrow('has changed');
});
