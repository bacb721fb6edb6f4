import { basename } from 'node:path';
import { maxFunctionLines } from './functions.mjs';

/**
 * What a file may be. Each rule answers why a file is wrong, or nothing.
 * To add one: a function in the list below, and a case for it in architecture.test.mjs that fails.
 *
 * @typedef {import('./modules.mjs').Module} Module
 * @typedef {(module: Module) => string | undefined} FileRule
 */

const maxLines = 400;
/** A migration is never changed again, and the content of the demo is data. */
const longFunctions = /^(apps\/server\/migrations|packages\/demo)\//;
/** Vite's plugin loads it whole and alone, so it gathers for the plugin what stands in the sources. */
const loadedByPath = new Set(['apps/console/build/theme-source.ts']);
const madeByProgram = new Set(['packages/client/src/api.ts']);

/**
 * What stands between the name and the ending says what a file is for: `orders.service.ts`. To add a role: a word where
 * it belongs, and a line in docs/architecture.md.
 * @type {Record<string, string[]>}
 */
const rolesIn = {
  'apps/server/src/': ['routes', 'service', 'queries', 'filter', 'tables', 'rows', 'job'],
  'apps/console/src/': ['list', 'detail', 'form', 'dialog', 'screen', 'api', 'types', 'screen-test'],
  'apps/console/build/': ['plugin'],
  'packages/contract/src/': ['calls'],
  'packages/render/build/': ['plugin'],
  'packages/render/corpus/': ['node'],
};
const rolesEverywhere = ['test', 'render-test', 'slow-test', 'messages', 'd', 'config'];

/** @type {FileRule[]} */
export const fileRules = [
  function isNoBarrel({ file, onlyReexports, reexports, isEntryPoint }) {
    // What is passed on as text is no module.
    if (!onlyReexports || !reexports.some((specifier) => !specifier.endsWith('?raw'))) return undefined;
    if (isEntryPoint || loadedByPath.has(file)) return undefined;
    return 'is a barrel; importers name the file that they mean';
  },

  function keepsQueriesInside({ reexports }) {
    const passedOn = reexports.find((specifier) => specifier.endsWith('.queries.ts'));
    return (
      passedOn && `passes on ${passedOn}; a service has rules, and types that others need stand outside of queries`
    );
  },

  function exportsByName({ file, hasDefaultExport }) {
    if (!hasDefaultExport || /\.config\.[a-z]+$/.test(file)) return undefined;
    return 'has a default export; a thing has one name everywhere';
  },

  function isSmall({ file, lineCount }) {
    if (lineCount <= maxLines || /[.-]test\.tsx?$/.test(file) || madeByProgram.has(file)) return undefined;
    return `has ${lineCount} lines, more than ${maxLines}; it does more than one thing`;
  },

  function hasShortFunctions({ file, longestFunction }) {
    if (!longestFunction || longestFunction.lineCount <= maxFunctionLines) return undefined;
    if (longFunctions.test(file) || /[.-]test\.tsx?$|\/testing\//.test(file)) return undefined;
    const { line, lineCount } = longestFunction;
    return `has a function of ${lineCount} lines, more than ${maxFunctionLines}, at line ${line}; split it by meaning`;
  },

  function isNamedWell({ file }) {
    const name = basename(file);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/.test(name)) return 'is not named in kebab-case';
    if (/(^|[.-])(utils?|helpers?|managers?)([.-]|$)/.test(name)) return 'is named for no purpose; say what it does';
    return undefined;
  },

  function hasKnownRole({ file }) {
    const [, ...roles] = basename(file).split('.').slice(0, -1);
    const known = Object.entries(rolesIn).find(([place]) => file.startsWith(place))?.[1] ?? [];
    const unknown = roles.find((role) => !known.includes(role) && !rolesEverywhere.includes(role));
    return unknown && `.${unknown} is no role of a file here; file-rules.mjs lists those that are`;
  },

  function keepsTextsApart({ file, containsChinese }) {
    if (!containsChinese || !file.startsWith('apps/server/src/')) return undefined;
    if (/(\.messages|[.-]test)\.ts$|\/(demo|testing)\//.test(file)) return undefined;
    return 'says something in Chinese; texts stand in a .messages.ts file or in a table of the model, in both languages';
  },

  function asksStateRecords({ stateNames: [name] }) {
    return name && `names the state '${name}' of orders; ask the records in packages/model/src/orders/lifecycle`;
  },
];
