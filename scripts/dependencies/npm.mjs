import { basename } from 'node:path';
import { run } from '../processes.mjs';

/**
 * By the npm that runs us, which on some machines is not the one in the path.
 * @param {string[]} args
 * @param {import('../processes.mjs').RunOptions} [options]
 */
export function runNpm(args, options = {}) {
  const running = process.env['npm_execpath'] ?? '';
  if (basename(running).startsWith('npm')) return run(process.execPath, [running, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}
