/** Licenses under which a package may be part of what we deliver: they ask for no more than their own text beside it. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/**
 * Licenses that only these packages may have. libvips is loaded as a library of its own that anyone can replace, which is
 * what the LGPL asks for.
 * @type {readonly { packages: RegExp, license: string }[]}
 */
const exceptions = [{ packages: /^@img\/sharp-/, license: 'LGPL-3.0-or-later' }];

/**
 * @typedef {{ license?: string, version?: string, dev?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/**
 * The production packages of a lock file whose license is not on the list, each as a line for the reader.
 * @param {LockFile} lockFile
 */
export function findLicenseFaults({ packages }) {
  const faults = Object.entries(packages).flatMap(([path, { license, version, dev, link }]) => {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (name === undefined || dev === true || link === true || isAllowed(name, license ?? '')) return [];
    return `${name} ${version ?? ''}: ${license ?? 'no license'} is not on the list of scripts/dependencies/licenses.mjs`;
  });
  return [...new Set(faults)].sort();
}

/**
 * An SPDX expression of one level: `MIT AND OFL-1.1`, `(MIT OR CC0-1.0)`. A deeper one is refused, so that a person looks.
 * @param {string} name
 * @param {string} expression
 */
function isAllowed(name, expression) {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((license) => isListed(name, license)));
}

/**
 * @param {string} name
 * @param {string} license
 */
function isListed(name, license) {
  return allowed.has(license) || exceptions.some((each) => each.packages.test(name) && each.license === license);
}
