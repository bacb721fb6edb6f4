import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import startWabt from 'wabt';
import { deflateCode } from './deflate/deflate-kernel.ts';
import { inflateCode } from './deflate/inflate-kernel.ts';
import { enlargeCode } from './images/enlarge-kernel.ts';
import { reduceCode } from './images/reduce-kernel.ts';
import { turnCode } from './images/turn-kernel.ts';

it.each([
  ['deflate/deflate.wat', deflateCode],
  ['deflate/inflate.wat', inflateCode],
  ['images/enlarge.wat', enlargeCode],
  ['images/reduce.wat', reduceCode],
  ['images/turn.wat', turnCode],
])('the bytes of %s are what their source says', async (path, code) => {
  const source = await readFile(new URL(path, import.meta.url), 'utf8');
  const wabt = await startWabt();
  const { buffer } = wabt.parseWat(path, source, { simd: true }).toBinary({});
  expect(code).toBe(Buffer.from(buffer).toString('base64'));
});
