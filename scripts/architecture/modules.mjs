import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, posix, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { businessWords } from './business-words.mjs';
import { longestFunction, maxFunctionLines } from './functions.mjs';
import { productionWords } from './production-words.mjs';
import { areQueries, isService, passedOnQueries, publicNames } from './public-queries.mjs';
import { entryPointFiles, readAllEntryPoints, resolveImport } from './resolve-import.mjs';
import { stateNames } from './state-names.mjs';
import { tableUse } from './tables.mjs';

/**
 * @typedef {object} Import
 * @property {string} specifier as written
 * @property {string | undefined} target the path it leads to, where that is in the repository
 * @property {string[]} names what of it is imported, types included; `*` where that is everything
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
 * @property {import('./functions.mjs').FunctionSize | undefined} longestFunction where the file is longer than one may be
 * @property {import('./tables.mjs').TableUse} tables
 * @property {boolean} containsChinese in a text of the server, not in a comment
 * @property {string[]} stateNames states of orders that it names by themselves
 * @property {string[]} productionWords what it names of production although it belongs to the lifecycle of orders
 * @property {string[]} publicNames the queries of a resource that others may call
 * @property {string[]} passesOn the functions of a service that only pass on a query
 * @property {string[]} businessWords what it names of the business although it belongs to the platform
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
  const entryPoints = readAllEntryPoints(root, workspaces);
  const exported = entryPointFiles(entryPoints);
  return workspaces.flatMap((workspace) =>
    sourcesUnder(join(root, workspace)).map((path) => {
      const file = relative(root, path).replaceAll('\\', '/');
      const read = readModule(root, workspace, file, entryPoints);
      return { ...read, isEntryPoint: exported.has(file) };
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
 * The syntax tree of a file takes most of the time: `parsed.program` builds it when it is first asked for. So the imports and
 * exports are taken from the parser's own record of them, and only those rules ask for the tree that can apply to the file.
 * @param {string} root
 * @param {string} workspace
 * @param {string} file
 * @param {Map<string, import('./resolve-import.mjs').EntryPoints>} entryPoints
 * @returns {Omit<Module, 'isEntryPoint'>}
 */
function readModule(root, workspace, file, entryPoints) {
  const source = readFileSync(join(root, file), 'utf8');
  const parsed = parseSync(basename(file), source);
  const { module, errors } = parsed;
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
    ...(/\bimport\s*\(/.test(source) ? typeImports(parsed.program) : []),
  ];
  const loaded = new Set(statements.filter(isLoaded).map(({ specifier }) => specifier));
  const passedOn = reexports(module);
  const lineCount = source.trimEnd().split('\n').length;
  const isOfServer = file.startsWith('apps/server/src/');
  return {
    file,
    workspace,
    inner: posix.relative(workspace, file),
    imports: [...new Set(specifiers)].map((specifier) => ({
      specifier,
      names: importedNames(module, specifier),
      isLoadedAtOnce: loaded.has(specifier),
      ...resolveImport(root, file, specifier, entryPoints),
    })),
    hasDefaultExport: module.staticExports.some(({ entries }) => entries.some(isDefaultExport)),
    onlyReexports: passedOn.length > 0 && parsed.program.body.every(isReexport),
    reexports: passedOn,
    lineCount,
    longestFunction: lineCount > maxFunctionLines ? longestFunction(parsed.program, source) : undefined,
    tables: isOfServer ? tableUse(parsed.program) : { declares: [], reads: [], writes: [] },
    containsChinese: isOfServer && /\p{Script=Han}/u.test(source) && containsChinese(parsed.program),
    stateNames: stateNames(file, source, parsed),
    publicNames: areQueries(file) && source.includes('@public') ? publicNames(parsed, source) : [],
    passesOn: isService(file) ? passedOnQueries(parsed) : [],
    businessWords: businessWords(file, parsed),
    productionWords: productionWords(file, parsed),
  };
}

/** @param {{ entries: { isType: boolean }[] }} statement */
function isLoaded({ entries }) {
  return entries.length === 0 || entries.some(({ isType }) => !isType);
}

/**
 * Re-exports and `import()` take everything.
 * @param {import('oxc-parser').EcmaScriptModule} module
 * @param {string} specifier
 * @returns {string[]}
 */
function importedNames({ staticImports }, specifier) {
  const statements = staticImports.filter(({ moduleRequest }) => moduleRequest.value === specifier);
  if (statements.length === 0) return ['*'];
  return statements.flatMap(({ entries }) => entries.map(({ importName }) => importName.name ?? '*'));
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

/**
 * `export default …`, `export { a as default }`.
 * @param {import('oxc-parser').StaticExportEntry} entry
 */
function isDefaultExport({ exportName }) {
  return /** @type {string} */ (exportName.kind) === 'Default' || exportName.name === 'default';
}

/** @param {import('oxc-parser').Program['body'][number]} statement */
function isReexport(statement) {
  if (statement.type === 'ImportDeclaration' || statement.type === 'ExportAllDeclaration') return true;
  return statement.type === 'ExportNamedDeclaration' && !statement.declaration;
}

/**
 * In one step (`export { a } from './a.ts'`) or in two (`import { a } from './a.ts'; export { a };`).
 * @param {import('oxc-parser').EcmaScriptModule} module
 */
function reexports({ staticImports, staticExports }) {
  const origins = new Map(
    staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName }) => /** @type {[string, string]} */ ([localName.value, moduleRequest.value])),
    ),
  );
  const found = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, localName }) => moduleRequest?.value ?? origins.get(localName.name ?? '') ?? []),
  );
  return [...new Set(found)];
}
