import { join } from 'node:path';
import { root, run, runTool } from './processes.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * The folders with a tsconfig.json. They are few because each program checks again what it imports; they are more than
 * one because the pure packages must not see a host, the server no DOM and the console no Node.
 */
const programs = ['apps/console', 'apps/server', '.', 'packages'];

/** What knip knows of a file is stored until the file changes. */
const storedFindings = ['--cache', '--cache-location', join(root, '.cache/knip')];

/**
 * What can be said of the code without running it. The slow ones stand first, so that they do not run alone at the end.
 * @type {Step[]}
 */
export const checks = [
  check('lint', () => runTool('oxlint', ['--type-aware', '--format', 'unix'])),
  check('unused code', () => runTool('knip', ['--no-progress', '--no-config-hints', ...storedFindings])),
  ...programs.map((dir) => check(`types ${dir}`, () => runTool('typescript', ['--project', dir, ...storedTypes(dir)]))),
  check('format', () => runTool('@biomejs/biome', ['check', '--colors=off', '.'])),
  check('architecture', () => run(process.execPath, ['scripts/architecture.mjs'])),
  check('licenses', () => run(process.execPath, ['scripts/check-dependencies.mjs'])),
];

/**
 * What the compiler knows of a program is stored until a file of it changes.
 * @param {string} dir
 */
function storedTypes(dir) {
  const name = dir === '.' ? 'root' : dir.replaceAll('/', '-');
  return ['--incremental', '--tsBuildInfoFile', join(root, '.cache/types', name)];
}

/**
 * @param {string} name
 * @param {() => Promise<import('./processes.mjs').Finished>} start
 * @returns {Step}
 */
function check(name, start) {
  return {
    name,
    async run() {
      const { code, output } = await start();
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
    },
  };
}
