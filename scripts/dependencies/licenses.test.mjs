import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../processes.mjs';
import { findLicenseFaults } from './licenses.mjs';

/** @param {string} name @param {string | undefined} license @param {object} more */
const faultsOf = (name, license, more = {}) =>
  findLicenseFaults({
    packages: { [`node_modules/${name}`]: { version: '1.0.0', ...(license && { license }), ...more } },
  });

it.each(['MIT', 'Apache-2.0', 'MIT AND OFL-1.1', '(MIT OR GPL-3.0-only)', 'GPL-2.0-only OR ISC'])(
  'permits %s',
  (license) => {
    expect(faultsOf('a', license)).toEqual([]);
  },
);

it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE', 'UNLICENSED', undefined])(
  'refuses %s by name',
  (license) => {
    expect(faultsOf('@scope/a', license)).toEqual([
      expect.stringContaining(`@scope/a 1.0.0: ${license ?? 'no license'}`),
    ]);
  },
);

it('permits the LGPL for libvips alone, and anything for tools that are not delivered', () => {
  expect(faultsOf('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toEqual([]);
  expect(faultsOf('other', 'LGPL-3.0-or-later')).toHaveLength(1);
  expect(faultsOf('other', 'GPL-3.0-only', { dev: true })).toEqual([]);
});

it('looks at packages of packages, and not at our own', () => {
  const license = 'GPL-3.0-only';
  expect(
    findLicenseFaults({ packages: { 'apps/server': { license }, 'a/node_modules/b/node_modules/c': { license } } }),
  ).toEqual([expect.stringContaining('c ')]);
});

it('finds nothing in what is installed', () => {
  /** @type {import('./licenses.mjs').LockFile} */
  const lockFile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(Object.keys(lockFile.packages).length).toBeGreaterThan(300);
  expect(findLicenseFaults(lockFile)).toEqual([]);
});
