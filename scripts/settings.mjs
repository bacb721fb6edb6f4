import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './processes.mjs';

/** Settings of tests and benchmarks, whose names begin like this. */
const developerPrefixes = /^PLATEN_(?:TEST|E2E|BENCH|FUZZ|DESKTOP)_/;

/**
 * Ends the program where a `PLATEN_*` setting is not one. The server refuses it too, and says which was meant; but on a new
 * clone that is minutes later, after everything was installed and built. Nothing is installed yet, so the names are read from
 * where they are written: the documentation, and the list of those that are not for operators.
 * @param {NodeJS.ProcessEnv} environment
 */
export function assertSettingNames(environment) {
  const unknown = findUnknownSetting(environment);
  if (unknown === undefined) return;
  console.error(`platen: there is no setting ${unknown}: see docs/running.md for those that are`);
  process.exit(1);
}

/** @param {NodeJS.ProcessEnv} environment */
export function findUnknownSetting(environment) {
  const known = new Set([...documentedNames(), ...developerNames()]);
  return Object.entries(environment).find(
    ([name, value]) => name.startsWith('PLATEN_') && value !== '' && !known.has(name) && !developerPrefixes.test(name),
  )?.[0];
}

/** In `PLATEN_S3_ENDPOINT`, `_REGION` the second name means `PLATEN_S3_REGION`. */
function documentedNames() {
  const rows = readFileSync(join(root, 'docs/running.md'), 'utf8').match(/^\| `[^|]*\|/gm) ?? [];
  return rows.flatMap((row) => {
    let group = '';
    return [...row.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => {
      if (name.startsWith('_')) return `${group}${name}`;
      group = /^PLATEN_[A-Z0-9]+/.exec(name)?.[0] ?? '';
      return name;
    });
  });
}

function developerNames() {
  const source = readFileSync(join(root, 'apps/server/src/config.ts'), 'utf8');
  return [...source.matchAll(/'(PLATEN_\w+)'/g)].map(([, name = '']) => name);
}

/** Ends the program where the server would refuse a setting. It takes a second, a build takes a minute. */
export async function checkSettings() {
  const source = join(root, 'apps/server/src/check-settings.ts');
  const { code, output } = await run(process.execPath, ['--import', 'tsx', source]);
  if (code === 0) return;
  process.stderr.write(output);
  process.exit(1);
}
