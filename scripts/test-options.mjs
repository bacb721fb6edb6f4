import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.mjs';

/**
 * @typedef {object} TestOptions
 * @property {boolean} isSlow also what kills, restores or packs whole programs, and a look at every screen
 * @property {boolean} isFull also the exhaustive variants: every width, language and role, and many random cases
 * @property {boolean} mayInstall whether missing packages, browsers and fonts are installed
 * @property {string[]} districts only what concerns these; all of it where there is none
 */

/** The parts of the product that have a folder of this name in the server, in the console or among the journeys. */
export const districts = [
  ...new Set(
    ['apps/server/src/resources', 'apps/console/src/features', 'tests/e2e'].flatMap((dir) =>
      readdirSync(join(root, dir), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
        .map(({ name }) => name),
    ),
  ),
].sort();

/**
 * @param {string[]} args of the command line
 * @returns {TestOptions | { wrong: string }}
 */
export function readTestOptions(args) {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const unknownFlag = flags.find((flag) => !['--slow', '--full', '--no-install'].includes(flag));
  if (unknownFlag !== undefined)
    return { wrong: `There is no option ${unknownFlag}. There are --slow, --full and --no-install.` };
  const names = args.filter((arg) => !arg.startsWith('-'));
  const unknown = names.find((name) => !districts.includes(name));
  if (unknown !== undefined) return { wrong: `There is no district "${unknown}". There are ${districts.join(', ')}.` };
  const isFull = flags.includes('--full');
  const isSlow = isFull || flags.includes('--slow');
  return { isSlow, isFull, mayInstall: !flags.includes('--no-install'), districts: names };
}
