import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDecisionFaults } from './decisions.mjs';

let repository = '';
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'platen-decisions-'));
  mkdirSync(join(repository, 'docs/decisions'), { recursive: true });
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

/** @param {Record<string, string>} files */
function faultsOf(files) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(repository, 'docs/decisions', name), text);
  return findDecisionFaults(repository);
}
/** @param {string} number */
const entry = (number, status = '2026-11-17 · accepted') => `### ${number} A decision\n${status}\n\nWhy.\n`;

it('accepts entries with a number, a date and a status, and the example in the README', () => {
  const files = { 'README.md': entry('D-0001'), 'a.md': `# A\n\n${entry('D-0001')}`, 'b.md': entry('D-0002') };
  expect(faultsOf(files)).toEqual([]);
  expect(faultsOf({ 'b.md': entry('D-0002', '2026-11-17 · superseded by D-0001') })).toEqual([]);
});

it('refuses a document that cites an entry which does not exist', () => {
  const files = { 'a.md': `${entry('D-0001')}As D-0009 said.\n`, '../page.md': 'Why: D-0001 and\nD-0002.\n' };
  expect(faultsOf(files).sort()).toEqual([
    'docs/decisions/a.md:5: there is no entry D-0009 in docs/decisions',
    'docs/page.md:2: there is no entry D-0002 in docs/decisions',
  ]);
});

it('refuses a number that two entries share', () => {
  expect(faultsOf({ 'a.md': entry('D-0001'), 'b.md': entry('D-0001') })).toEqual([
    'docs/decisions/b.md:1: D-0001 is taken by an entry in a.md',
  ]);
});

it('refuses an entry without a number or without its date and status', () => {
  expect(faultsOf({ 'a.md': '### A decision\n2026-11-17 · accepted\n' })).toEqual([
    expect.stringContaining('begins with its number'),
  ]);
  expect(faultsOf({ 'a.md': entry('D-0001', 'accepted') })).toEqual([expect.stringContaining('date and the status')]);
});
