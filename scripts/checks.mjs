import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runTool } from './processes.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * What can be said of the code without running it. The slow ones stand first, so that they do not run alone at the end.
 * @type {Step[]}
 */
export const checks = [
  check('lint', () => runTool('oxlint', ['--type-aware', '--format', 'unix'])),
  check('unused code', () => runTool('knip', ['--no-progress', '--no-config-hints'])),
  ...typedFolders().map((dir) => check(`types ${dir}`, () => runTool('typescript', ['--project', dir, ...kept(dir)]))),
  check('format', () => runTool('@biomejs/biome', ['format', '--colors=off', '.'])),
  check('architecture', () => run(process.execPath, ['scripts/architecture.mjs'])),
];

/**
 * What the compiler knows of a folder is kept: a second check reads a tenth of it again.
 * @param {string} dir
 */
function kept(dir) {
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

function typedFolders() {
  const workspaces = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  );
  return ['.', 'apps/console/build', ...workspaces].filter((dir) => existsSync(join(root, dir, 'tsconfig.json')));
}
