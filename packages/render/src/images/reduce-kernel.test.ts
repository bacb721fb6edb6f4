import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import startWabt from 'wabt';
import { reduceCode } from './reduce-kernel.ts';

it('is what its source says', async () => {
  const source = await readFile(new URL('reduce.wat', import.meta.url), 'utf8');
  const wabt = await startWabt();
  const { buffer } = wabt.parseWat('reduce.wat', source, { simd: true }).toBinary({});
  expect(Buffer.from(buffer).toString('base64')).toBe(reduceCode);
});
