import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { longestFunction } from './functions.mjs';
import { stateNames } from './state-names.mjs';
import { tableUse } from './tables.mjs';

/**
 * @typedef {object} Import
 * @property {string} specifier as written
 * @property {string | undefined} target the path it leads to, where that is in the repository
 * @property {boolean} isLoadedAtOnce with the importing file: neither a type nor behind `import()`
 * @property {string | undefined} refusal why it leads nowhere, where it asks one of our packages for what it keeps
 *
 * @typedef {object} Module
 * @property {string} file relative to the repository, with forward slashes; so are all paths here
 * @property {string} workspace 'apps/server', 'packages/model', …
 * @property {string} inner the path inside the workspace
 * @property {Import[]} imports
 * @property {boolean} hasDefaultExport
 * @property {boolean} onlyReexports it has nothing but imports and exports of what it imports
 * @property {string[]} reexports the modules, as written, whose names it passes on
 * @property {boolean} isEntryPoint its package.json names it in `exports`
 * @property {number} lineCount
 * @property {import('./functions.mjs').FunctionSize | undefined} longestFunction
 * @property {import('./tables.mjs').TableUse} tables
 * @property {boolean} containsChinese in a text, not in a comment
 * @property {string[]} stateNames states of orders that it names by themselves
 *
 * @typedef {{ dir: string, exports: Record<string, string> }} EntryPoints
 */

/**
 * Every source file of the workspaces, with what it imports, types included.
 * @param {string} root
 * @returns {Module[]}
 */
export function readModules(root) {
  const workspaces = ['packages', 'apps'].flatMap((group) =>
    namesIn(join(root, group))
      .map((name) => `${group}/${name}`)
      .filter((dir) => statSync(join(root, dir)).isDirectory()),
  );
  const entryPoints = new Map(workspaces.flatMap((dir) => readEntryPoints(root, dir)));
  return workspaces.flatMap((workspace) =>
    sourcesUnder(join(root, workspace)).map((path) => {
      const file = relative(root, path).replaceAll('\\', '/');
      return readModule(root, workspace, file, entryPoints);
    }),
  );
}

/** @param {string} dir */
function namesIn(dir) {
  return existsSync(dir) ? readdirSync(dir) : [];
}

/**
 * @param {string} dir
 * @returns {string[]}
 */
function sourcesUnder(dir) {
  return namesIn(dir).flatMap((name) => {
    if (['node_modules', 'dist', 'public'].includes(name)) return [];
    const path = join(dir, name);
    if (statSync(path).isDirectory()) return sourcesUnder(path);
    return /\.(ts|tsx|mts|mjs|js|jsx)$/.test(name) ? [path] : [];
  });
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
  const exports = Object.entries(manifest.exports ?? {}).map(([name, door]) => [
    name,
    // A package that is published has its entryPoints built; here it is entered by its sources.
    typeof door === 'string' ? door : (door['platen-source'] ?? ''),
  ]);
  return [[manifest.name, { dir, exports: Object.fromEntries(exports) }]];
}

/**
 * @param {string} root
 * @param {string} workspace
 * @param {string} file
 * @param {Map<string, EntryPoints>} entryPoints
 * @returns {Module}
 */
function readModule(root, workspace, file, entryPoints) {
  const source = readFileSync(join(root, file), 'utf8');
  const { program, module, errors } = parseSync(basename(file), source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);

  const statements = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({ specifier: moduleRequest.value, entries })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((each) => (each.moduleRequest ? { specifier: each.moduleRequest.value, entries: [each] } : [])),
    ),
  ];
  const specifiers = [
    ...statements.map(({ specifier }) => specifier),
    // Only literal ones: what is computed at run time cannot be followed.
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literal(source.slice(start, end))),
    ...typeImports(program),
  ];
  const loaded = new Set(statements.filter(isLoaded).map(({ specifier }) => specifier));
  return {
    file,
    workspace,
    inner: posix.relative(workspace, file),
    imports: [...new Set(specifiers)].map((specifier) => ({
      specifier,
      isLoadedAtOnce: loaded.has(specifier),
      ...resolveImport(root, file, specifier, entryPoints),
    })),
    hasDefaultExport: program.body.some(isDefaultExport),
    onlyReexports: program.body.every(isReexport),
    reexports: reexports(program),
    isEntryPoint: isEntryPoint(entryPoints, file),
    lineCount: source.trimEnd().split('\n').length,
    longestFunction: longestFunction(program, source),
    tables: tableUse(program),
    containsChinese: containsChinese(program),
    stateNames: stateNames(file, program),
  };
}

/** @param {{ entries: { isType: boolean }[] }} statement */
function isLoaded({ entries }) {
  return entries.length === 0 || entries.some(({ isType }) => !isType);
}

/** @param {string} text */
function literal(text) {
  const match = /^(['"`])([^'"`$]*)\1$/.exec(text);
  return match?.[2] === undefined ? [] : [match[2]];
}

/**
 * `import('./other.ts').Type`, which is no import statement and ties two files together all the same.
 * @param {import('oxc-parser').Program} program
 */
function typeImports(program) {
  /** @type {string[]} */
  const found = [];
  new Visitor({ TSImportType: (node) => found.push(node.source.value) }).visit(program);
  return found;
}

/** @param {import('oxc-parser').Program} program */
function containsChinese(program) {
  let isFound = false;
  /** @param {unknown} text */
  const look = (text) => {
    isFound ||= typeof text === 'string' && /\p{Script=Han}/u.test(text);
  };
  new Visitor({
    Literal: (node) => look(node.value),
    TemplateElement: (node) => look(node.value.cooked),
  }).visit(program);
  return isFound;
}

/** @param {import('oxc-parser').Program['body'][number]} statement */
function isDefaultExport(statement) {
  if (statement.type === 'ExportDefaultDeclaration') return true;
  if (statement.type !== 'ExportNamedDeclaration') return false;
  return statement.specifiers.some(({ exported }) => exported.type === 'Identifier' && exported.name === 'default');
}

/** @param {import('oxc-parser').Program['body'][number]} statement */
function isReexport(statement) {
  if (statement.type === 'ImportDeclaration' || statement.type === 'ExportAllDeclaration') return true;
  return statement.type === 'ExportNamedDeclaration' && !statement.declaration;
}

/**
 * In one step (`export { a } from './a.ts'`) or in two (`import { a } from './a.ts'; export { a };`).
 * @param {import('oxc-parser').Program} program
 */
function reexports(program) {
  /** Where each imported name is from. @type {Map<string, string>} */
  const origins = new Map();
  for (const statement of program.body)
    if (statement.type === 'ImportDeclaration')
      for (const { local } of statement.specifiers) origins.set(local.name, statement.source.value);
  const found = program.body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') return [statement.source.value];
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.source) return [statement.source.value];
    return statement.specifiers.flatMap(({ local }) => origins.get('name' in local ? local.name : '') ?? []);
  });
  return [...new Set(found)];
}

/**
 * @param {Map<string, EntryPoints>} entryPoints
 * @param {string} file
 */
function isEntryPoint(entryPoints, file) {
  return [...entryPoints.values()].some(({ dir, exports }) =>
    Object.values(exports).some((path) => posix.join(dir, path) === file),
  );
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} specifier
 * @param {Map<string, EntryPoints>} entryPoints
 * @returns {Pick<Import, 'target' | 'refusal'>}
 */
function resolveImport(root, file, specifier, entryPoints) {
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
 * @param {string} door
 */
function resolveExport(exports, door) {
  if (exports[door] !== undefined) return exports[door];
  for (const [pattern, path] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined || !door.startsWith(before) || !door.endsWith(after)) continue;
    return path.replace('*', door.slice(before.length, door.length - after.length));
  }
  return undefined;
}
