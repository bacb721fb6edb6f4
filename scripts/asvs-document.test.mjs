import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './processes.mjs';

const folder = 'docs/security/asvs';
const statuses = ['met', 'not shown', 'not met', 'n/a'];

/**
 * How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, by chapter. Those of level 3 come after them, so these
 * are the first ones.
 */
const requirementCounts = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1, 0],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7, 0],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
];

/** @typedef {{ page: string, numbers: string[], status: string, names: string[] }} Row of a table */

/** @param {string} page @returns {Row[]} */
function readRows(page) {
  const lines = readFileSync(join(root, folder, page), 'utf8').split('\n');
  return lines
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [range = '', , status = '', where = '', why = ''] = line.slice(2, -2).split(' | ');
      return { page, numbers: numbersOf(range), status, names: namesIn(`${where} ${why}`) };
    });
}

/** @param {string} range `7.6.1–2` → `7.6.1`, `7.6.2` */
function numbersOf(range) {
  const [, section = '', first = 0, last = first] = /^(\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(range) ?? [];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${section}.${Number(first) + index}`);
}

/** @param {string} text the names in it that are of files and folders */
function namesIn(text) {
  const codes = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return codes.filter((code) => /^[\w./-]+$/.test(code) && /\/|^\.|\.(?:ts|tsx|mjs|md|ya?ml|cfg|json)$/.test(code));
}

const notOurs = new Set([
  'node_modules',
  'dist',
  'data',
  'packed',
  '.git',
  '.cache',
  'test-results',
  'playwright-report',
]);

/** @param {string} dir @returns {string[]} every file and folder below it */
function listPaths(dir) {
  return readdirSync(join(root, dir), { withFileTypes: true })
    .filter(({ name }) => !notOurs.has(name))
    .flatMap((entry) => {
      const path = `${dir}/${entry.name}`;
      return entry.isDirectory() ? [path, ...listPaths(path)] : [path];
    });
}

/** @param {readonly Row[]} rows @returns {string[]} the lines of the table in `docs/security.md` */
function countLines(rows) {
  const chapters = [...new Set(rows.map(({ numbers: [first = ''] }) => first.split('.')[0]))];
  const cells = (/** @type {readonly Row[]} */ counted) =>
    statuses.map((status) => counted.filter((row) => row.status === status).flatMap(({ numbers }) => numbers).length);
  const lines = chapters.map((chapter) => {
    const own = rows.filter(({ numbers: [first = ''] }) => first.startsWith(`${chapter}.`));
    return `| [V${chapter}](security/asvs/${own[0]?.page}) | ${cells(own).join(' | ')} |`;
  });
  return [...lines, `| all | ${cells(rows).join(' | ')} |`];
}

describe('the tables of ASVS', () => {
  const rows = readdirSync(join(root, folder)).flatMap(readRows);
  const byNumber = (/** @type {string} */ one, /** @type {string} */ other) =>
    one.localeCompare(other, 'en', { numeric: true });
  rows.sort(({ numbers: [one = ''] }, { numbers: [other = ''] }) => byNumber(one, other));

  it('have every requirement once', () => {
    const required = requirementCounts.flatMap((sections, chapter) =>
      sections.flatMap((count, section) => numbersOf(`${chapter + 1}.${section + 1}.1–${count}`)),
    );
    expect(required).toHaveLength(253);
    expect(rows.flatMap(({ numbers }) => numbers)).toEqual(required);
  });

  it('name files that exist, each so that there is only one', () => {
    const paths = listPaths('.');
    const found = (/** @type {string} */ name) => paths.filter((path) => path.endsWith(`/${name}`));
    const names = [...new Set(rows.flatMap((row) => row.names))];
    expect(names.length).toBeGreaterThan(100);
    expect(names.map((name) => [name, found(name)]).filter(([, files = []]) => files.length !== 1)).toEqual([]);
  });

  it('say of each requirement whether it is met, and name what meets it', () => {
    expect(rows.filter(({ status }) => !statuses.includes(status))).toEqual([]);
    expect(rows.filter(({ status, names }) => status === 'met' && names.length < 2)).toEqual([]);
  });

  it('are counted in docs/security.md', () => {
    const page = readFileSync(join(root, 'docs/security.md'), 'utf8').split('\n');
    expect(page.filter((line) => /^\| (?:\[V\d|all )/.test(line))).toEqual(countLines(rows));
  });
});
