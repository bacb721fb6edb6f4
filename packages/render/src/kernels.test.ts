import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import startWabt from 'wabt';
import { enlargeCode } from './images/enlarge-kernel.ts';
import { reduceCode } from './images/reduce-kernel.ts';
import { turnCode } from './images/turn-kernel.ts';
import { deflateCode } from './node/deflate-kernel.ts';

it.each([
  ['images/enlarge.wat', enlargeCode],
  ['images/reduce.wat', reduceCode],
  ['images/turn.wat', turnCode],
  ['node/deflate.wat', deflateCode],
])('the bytes of %s are what their source says', async (path, code) => {
  const source = await readFile(new URL(path, import.meta.url), 'utf8');
  const wabt = await startWabt();
  const { buffer } = wabt.parseWat(path, source, { simd: true }).toBinary({});
  expect(code).toBe(Buffer.from(buffer).toString('base64'));
});
