import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, run, say } from './processes.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules/.platen-install');

/** Installs the packages of package-lock.json, unless they are the ones that are installed. */
export async function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (readStamp() === wanted) return;
  if (!isInstalledByHand()) {
    say('installing packages …');
    await npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  writeFileSync(stampFile, wanted);
}

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
}

/** `npm install <package>` writes its own record after the lock; wiping what it just installed would help nobody. */
function isInstalledByHand() {
  try {
    return statSync(join(root, 'node_modules/.package-lock.json')).mtimeMs >= statSync(lockFile).mtimeMs;
  } catch {
    return false;
  }
}

/**
 * The npm that runs us, which on some machines is not the one in the path.
 * @param {string[]} args
 */
async function npm(args) {
  const running = process.env['npm_execpath'] ?? '';
  const { code } = basename(running).startsWith('npm')
    ? await run(process.execPath, [running, ...args], { show: true })
    : await run('npm', args, { show: true, shell: process.platform === 'win32' });
  if (code !== 0) {
    console.error('platen: the packages could not be installed (npm says why above)');
    process.exit(1);
  }
}
