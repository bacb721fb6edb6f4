import { expect, it } from 'vitest';
import { readSetupCode, toSetupCode } from './setup.ts';

it('writes a code in groups that people can read aloud, of all letters', () => {
  expect(toSetupCode(Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 99]))).toBe('0123-4567-89AB');
  // Five bits of each byte: the rest of it does not matter.
  expect(toSetupCode(new Uint8Array(12).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ');
});

it('reads a code however it is typed', () => {
  expect(readSetupCode(' o123 4567-89ab ')).toBe('0123456789AB');
  expect(readSetupCode('IL00')).toBe('1100');
});
