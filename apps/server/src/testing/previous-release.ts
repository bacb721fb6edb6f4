import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildServerIn, builtServerIn, checkoutDir } from './checkout-build.ts';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: checkoutDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The tag of the last release before this commit; undefined where the checkout has no tags. */
export function findPreviousRelease(): string | undefined {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*') || undefined;
  } catch {
    return undefined;
  }
}

/** Builds the server of a release from its tag and returns its program. */
export function buildRelease(tag: string): string {
  const dir = join(checkoutDir, '.cache/releases', tag);
  const built = builtServerIn(dir);
  if (existsSync(built)) return built;
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  execFileSync('tar', ['-x', '-C', dir], {
    input: execFileSync('git', ['archive', tag], { cwd: checkoutDir, maxBuffer: 2 ** 30 }),
  });
  return buildServerIn(dir);
}
