import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/**
 * Where an import leads: to a file beside the importing one, or into a package of ours through its `exports`.
 *
 * @typedef {{ dir: string, exports: Record<string, string> }} EntryPoints
 */

/**
 * What the packages of the repository export, by their names.
 * @param {string} root
 * @param {string[]} workspaces
 */
export function readAllEntryPoints(root, workspaces) {
  return new Map(workspaces.flatMap((dir) => readEntryPoints(root, dir)));
}

/**
 * The files that a package.json names in its `exports`, without those that a pattern stands for.
 * @param {Map<string, EntryPoints>} entryPoints
 */
export function entryPointFiles(entryPoints) {
  return new Set(
    [...entryPoints.values()].flatMap(({ dir, exports }) =>
      Object.values(exports).map((path) => posix.join(dir, path)),
    ),
  );
}

/**
 * @param {string} root
 * @param {string} dir
 * @returns {[string, EntryPoints][]}
 */
function readEntryPoints(root, dir) {
  const manifestFile = join(root, dir, 'package.json');
  if (!existsSync(manifestFile)) return [];
  /** @type {{ name: string, exports?: Record<string, string | Record<string, string>> }} */
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const exports = Object.entries(manifest.exports ?? {}).map(([name, target]) => [
    name,
    // A package that is published exports what is built; here its sources are imported.
    typeof target === 'string' ? target : (target['platen-source'] ?? ''),
  ]);
  return [[manifest.name, { dir, exports: Object.fromEntries(exports) }]];
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} specifier
 * @param {Map<string, EntryPoints>} entryPoints
 * @returns {Pick<import('./modules.mjs').Import, 'target' | 'refusal'>}
 */
export function resolveImport(root, file, specifier, entryPoints) {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) {
    const target = posix.join(dirname(file), path);
    return { target: findFile(root, target) ?? target, refusal: undefined };
  }
  const name = path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
  const entered = entryPoints.get(name);
  if (!entered) return { target: undefined, refusal: undefined };
  const behind = resolveExport(entered.exports, `.${path.slice(name.length)}`);
  const target = behind && findFile(root, posix.join(entered.dir, behind));
  return { target, refusal: target ? undefined : `${name} has no such name in its package.json exports` };
}

/**
 * @param {string} root
 * @param {string} path
 */
function findFile(root, path) {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return candidates.find((each) => statSync(join(root, each), { throwIfNoEntry: false })?.isFile());
}

/**
 * @param {Record<string, string>} exports
 * @param {string} name
 */
function resolveExport(exports, name) {
  if (exports[name] !== undefined) return exports[name];
  for (const [pattern, path] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined || !name.startsWith(before) || !name.endsWith(after)) continue;
    return path.replace('*', name.slice(before.length, name.length - after.length));
  }
  return undefined;
}
