import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const modulesDir = join(root, 'node_modules');
/** Links into the checkout that they are in: the release must get those of its own packages. */
const workspaceScope = '@platen';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The tag of the last release before this commit; undefined where the checkout has no tags. */
export function findPreviousRelease(): string | undefined {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*') || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Builds the server of a release from its tag and returns its program. It runs on the packages that are installed now: what
 * is compared is our code and its SQL.
 */
export function buildRelease(tag: string): string {
  const dir = join(root, '.cache/releases', tag);
  const built = join(dir, 'apps/server/dist/main.js');
  if (existsSync(built)) return built;
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  execFileSync('tar', ['-x', '-C', dir], {
    input: execFileSync('git', ['archive', tag], { cwd: root, maxBuffer: 2 ** 30 }),
  });
  linkModules(join(dir, 'node_modules'));
  const build = `import('./scripts/build.mjs').then(({ ensureBuilt }) => ensureBuilt('server'))`;
  execFileSync(process.execPath, ['-e', build], { cwd: dir, stdio: 'ignore' });
  return built;
}

function linkModules(to: string): void {
  mkdirSync(join(to, workspaceScope), { recursive: true });
  for (const name of readdirSync(modulesDir))
    if (name !== workspaceScope) symlinkSync(join(modulesDir, name), join(to, name));
  const scopeDir = join(modulesDir, workspaceScope);
  for (const name of readdirSync(scopeDir))
    symlinkSync(readlinkSync(join(scopeDir, name)), join(to, workspaceScope, name));
}
