import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The top folder of the repository. */
export const root = dirname(import.meta.dirname);

/** @param {string} line what is being done, for the person at the terminal */
export function say(line) {
  console.log(`platen: ${line}`);
}

/**
 * @typedef {{ code: number, output: string, seconds: number }} Finished
 * @typedef {{ cwd?: string, env?: Record<string, string>, show?: boolean, shell?: boolean }} RunOptions
 */

/**
 * Runs a program to its end; never throws. The output is kept, or shown as it comes (`show`).
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<Finished>}
 */
export function run(program, args, { cwd = root, env = {}, show = false, shell = false } = {}) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    /** @param {number} code */
    const finish = (code) => resolve({ code, output, seconds: (performance.now() - startedAt) / 1000 });
    child.once('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/**
 * Runs a program of an installed package, by Node itself: what npm puts into `.bin` cannot be spawned on Windows.
 * @param {string} packageName
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(packageName, args, options) {
  return run(process.execPath, [toolPath(packageName), ...args], options);
}

/**
 * The file that an installed package runs as its program.
 * @param {string} packageName
 */
export function toolPath(packageName) {
  const packageDir = join(root, 'node_modules', packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  // Where a package has several programs, the first is the one that it is named for.
  return join(packageDir, typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? ''));
}
