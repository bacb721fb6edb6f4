import './node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureInstalled } from './install.mjs';
import { root, say, toolPath } from './processes.mjs';
import { assertSettingNames } from './settings.mjs';

assertSettingNames(process.env);
await ensureInstalled();

const parts = [
  start('server', root, ['tsx', 'watch', '--clear-screen=false', 'apps/server/src/main.ts'], { PORT: '7300' }),
  start('console', join(root, 'apps/console'), ['vite', '--configLoader', 'runner', '--clearScreen', 'false'], {}),
];
say('server on http://localhost:7300, console with reload on http://localhost:7301');

let isStopping = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
await Promise.race(parts.map((part) => once(part, 'exit')));
// One half alone is of no use, and its silence would go unnoticed beside the other's output.
if (!isStopping) process.exitCode = 1;
stop();

/** Tells each part once: tsx takes a second time for impatience, and kills the server before its database is down. */
function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const part of parts) part.kill('SIGINT');
}

/**
 * @param {string} name
 * @param {string} cwd
 * @param {string[]} command a package's program and its arguments
 * @param {Record<string, string>} env
 */
function start(name, cwd, [tool = '', ...args], env) {
  const child = spawn(process.execPath, [toolPath(tool), ...args], {
    cwd,
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own: a terminal sends Ctrl-C to its whole group, and we tell the parts ourselves.
    detached: process.platform !== 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(7)} │ ${line}`));
  }
  return child;
}
