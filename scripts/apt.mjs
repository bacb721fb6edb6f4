import { existsSync, readFileSync } from 'node:fs';
import { run } from './processes.mjs';

const aptProgram = '/usr/bin/apt-get';

export function canUseApt() {
  return process.getuid?.() === 0 && existsSync(aptProgram);
}

/** Ubuntu has apt too, but its browser packages only lead to snap, which does not run in containers. */
export function hasDebianPackages() {
  return canUseApt() && !/^ID(_LIKE)?=.*ubuntu/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * What a person would do to install a package, where there is apt.
 * @param {string} packageName
 */
export function aptCommand(packageName) {
  return existsSync(aptProgram) ? `sudo apt-get install ${packageName}` : undefined;
}

/** @param {string} packageName */
export async function apt(packageName) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '--quiet'], { env });
  const { code, output } = await run('apt-get', ['install', '--yes', '--no-install-recommends', packageName], { env });
  if (code !== 0) console.error(output);
  return code === 0;
}
