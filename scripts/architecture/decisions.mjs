import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'docs/decisions';
const title = /^### (D-\d{4}) \S/;
const statusLine =
  /^\d{4}-\d\d-\d\d · (proposed|accepted|superseded by D-\d{4}|accepted; in part superseded by D-\d{4})$/;

/**
 * Decisions are cited by their numbers, so a number stands for one entry and is never reused, and a document cites none
 * that was removed. Two landings that take the next number at the same time would break that without anybody noticing.
 * @param {string} repository
 * @returns {string[]}
 */
export function findDecisionFaults(repository) {
  const dir = join(repository, folder);
  if (!existsSync(dir)) return [];
  const files = readdirSync(dir).filter((name) => name.endsWith('.md') && name !== 'README.md');
  /** @type {Map<string, string>} */
  const fileOf = new Map();
  /** @type {string[]} */
  const faults = [];
  for (const file of files) {
    const lines = readFileSync(join(dir, file), 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      if (!line.startsWith('### ')) continue;
      const number = title.exec(line)?.[1];
      const at = `${folder}/${file}:${index + 1}`;
      if (number === undefined) faults.push(`${at}: an entry begins with its number and its decision: ### D-0042 …`);
      else if (fileOf.has(number)) faults.push(`${at}: ${number} is taken by an entry in ${fileOf.get(number)}`);
      else fileOf.set(number, file);
      if (!statusLine.test(lines[index + 1] ?? '')) faults.push(`${at}: the next line gives the date and the status`);
    }
  }
  return [...faults, ...findLostCitations(repository, new Set(fileOf.keys()))];
}

/**
 * @param {string} repository
 * @param {ReadonlySet<string>} numbers those of all entries
 * @returns {string[]} the numbers that documents cite without an entry; the README of the decisions has made-up ones
 */
function findLostCitations(repository, numbers) {
  const pages = readdirSync(join(repository, 'docs'), { recursive: true, encoding: 'utf8' });
  return pages
    .map((page) => page.replaceAll('\\', '/'))
    .filter((page) => page.endsWith('.md') && page !== 'decisions/README.md')
    .flatMap((page) => {
      const lines = readFileSync(join(repository, 'docs', page), 'utf8').split('\n');
      return lines.flatMap((line, index) =>
        [...line.matchAll(/D-\d{4}/g)]
          .filter(([number]) => !numbers.has(number))
          .map(([number]) => `docs/${page}:${index + 1}: there is no entry ${number} in ${folder}`),
      );
    });
}
