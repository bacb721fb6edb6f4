import { join } from 'node:path';
import { root, run, runTool } from './processes.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * The folders with a tsconfig.json. They are few because each program checks again what it imports; they are more than
 * one because the pure packages must not see a host, the server no DOM and the console no Node.
 */
const programs = ['apps/console', 'apps/server', '.', 'packages'];

/**
 * The compiler and the type checker of the linter are written in Go. They run for seconds, so they collect garbage only when
 * they use 3 GB of memory: that takes a fifth to a quarter less CPU time.
 */
const lateCollection = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/** The linter's threads check what they share once each, and the other core is taken by the other checks anyway. */
const oneThread = { GOMAXPROCS: '1' };

/** What knip knows of a file is stored until the file changes. */
const storedFindings = ['--cache', '--cache-location', join(root, '.cache/knip')];

/**
 * What can be said of the code without running it. The slow ones stand first, so that they do not run alone at the end.
 * @type {Step[]}
 */
export const checks = [
  lint('lint apps/console', ['apps/console']),
  lint('lint apps/server', ['apps/server']),
  lint('lint the rest', ['--ignore-pattern', 'apps/console', '--ignore-pattern', 'apps/server']),
  check('unused code', () => runTool('knip', ['--no-progress', '--no-config-hints', ...storedFindings])),
  ...programs.map((dir) =>
    check(`types ${dir}`, () =>
      runTool('typescript', ['--project', dir, ...compilerOptions(dir)], { env: lateCollection }),
    ),
  ),
  check('format', () => runTool('@biomejs/biome', ['check', '--colors=off', '.'])),
  check('architecture', () => run(process.execPath, ['scripts/architecture.mjs'])),
  check('licenses', () => run(process.execPath, ['scripts/check-dependencies.mjs'])),
];

/**
 * In three parts of about the same size: together, they would still run when everything else has ended.
 * @param {string} name
 * @param {string[]} files
 */
function lint(name, files) {
  const env = { ...lateCollection, ...oneThread };
  return check(name, () => runTool('oxlint', ['--type-aware', '--format', 'unix', ...files], { env }));
}

/**
 * One checker: several check what they share once each, which takes twice the work on two cores. What the compiler knows
 * of a program is stored, so that a second check reads a tenth of it again.
 * @param {string} dir
 */
function compilerOptions(dir) {
  const name = dir === '.' ? 'root' : dir.replaceAll('/', '-');
  return ['--checkers', '1', '--incremental', '--tsBuildInfoFile', join(root, '.cache/types', name)];
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
