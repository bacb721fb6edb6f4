import { expect, it } from 'vitest';
import { formatBytes } from './file-size.ts';

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [20 * 1024, '20 KB'],
  [3 * 1024 * 1024, '3.0 MB'],
  [512 * 1024 * 1024, '512 MB'],
])('%i: %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
