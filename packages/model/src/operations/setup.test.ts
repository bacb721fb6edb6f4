import { expect, it } from 'vitest';
import { readSetupCode, toSetupCode } from './setup.ts';

it('formats a code in groups, with all letters of the alphabet', () => {
  expect(toSetupCode(Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 99]))).toBe('0123-4567-89AB');
  // Only five bits of each byte are used.
  expect(toSetupCode(new Uint8Array(12).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ');
});

it('parses a code in different spellings', () => {
  expect(readSetupCode(' o123 4567-89ab ')).toBe('0123456789AB');
  expect(readSetupCode('IL00')).toBe('1100');
});
