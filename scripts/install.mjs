import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './dependencies/npm.mjs';
import { root, say } from './processes.mjs';

const lockFile = join(root, 'package-lock.json');
const modulesDir = join(root, 'node_modules');
const stampFile = join(modulesDir, '.platen-install');

/**
 * The packages of package-lock.json.
 * @type {import('./requirements.mjs').Requirement}
 */
export const packages = {
  name: 'packages',
  find: async () => (areInstalled() ? modulesDir : undefined),
  install: npmCi,
  howTo: () => 'npm ci',
};

/** Installs the packages, unless they are the ones that are installed. */
export async function ensureInstalled() {
  if (areInstalled()) return;
  say('installing packages …');
  await npmCi();
  if (areInstalled()) return;
  console.error('platen: the packages could not be installed (npm says why above)');
  process.exit(1);
}

function areInstalled() {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (readStamp() === wanted) return true;
  if (!isInstalledByHand()) return false;
  writeFileSync(stampFile, wanted);
  return true;
}

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
}

/** npm writes its own record after the lock: it has just installed what the lock says. */
function isInstalledByHand() {
  try {
    return statSync(join(modulesDir, '.package-lock.json')).mtimeMs >= statSync(lockFile).mtimeMs;
  } catch {
    return false;
  }
}

async function npmCi() {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  await runNpm(args, { show: true });
}
