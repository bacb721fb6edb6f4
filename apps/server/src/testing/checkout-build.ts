import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout that the tests run in. */
export const checkoutDir = fileURLToPath(new URL('../../../../', import.meta.url));
const modulesDir = join(checkoutDir, 'node_modules');
/** Links into the checkout that they are in: another checkout must get those of its own packages. */
const workspaceScope = '@platen';

/** Where the server of a checkout is when it is built. */
export function builtServerIn(dir: string): string {
  return join(dir, 'apps/server/dist/main.js');
}

/**
 * Builds the server of another checkout as its own scripts do, and returns its program. It runs on the packages that are
 * installed now: what differs is our code and its SQL.
 */
export function buildServerIn(dir: string): string {
  linkModules(join(dir, 'node_modules'));
  const build = `import('./scripts/build.mjs').then(({ ensureBuilt }) => ensureBuilt('server'))`;
  execFileSync(process.execPath, ['-e', build], { cwd: dir, stdio: 'ignore' });
  return builtServerIn(dir);
}

function linkModules(to: string): void {
  mkdirSync(join(to, workspaceScope), { recursive: true });
  for (const name of readdirSync(modulesDir))
    if (name !== workspaceScope) symlinkSync(join(modulesDir, name), join(to, name));
  const scopeDir = join(modulesDir, workspaceScope);
  for (const name of readdirSync(scopeDir))
    symlinkSync(readlinkSync(join(scopeDir, name)), join(to, workspaceScope, name));
}
