import { expect, it } from 'vitest';
import { isNewerVersion } from './web-version.ts';

it.each([
  ['0.2.0', '0.1.9', true],
  ['0.10.0', '0.9.0', true],
  ['1.0', '1.0.0', false],
  ['0.1.0', '0.1.0', false],
  ['0.0.2', '0.1.0', false],
  ['', '0.1.0', false],
])('%s is newer than %s: %s', (candidate, than, isNewer) => {
  expect(isNewerVersion(candidate, than)).toBe(isNewer);
});
