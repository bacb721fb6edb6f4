import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../processes.mjs';
import { auditOutcome, dueFindings, remediationDays } from './audit-outcome.mjs';

/** @param {Record<string, string>} severities */
const report = (severities) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { name, severity }]),
    ),
  });

it('names every finding with its severity', () => {
  expect(auditOutcome(report({}))).toEqual({ kind: 'checked', findings: [] });
  expect(auditOutcome(`npm warn something\n${report({ a: 'info', b: 'high', c: 'critical' })}\n`)).toEqual({
    kind: 'checked',
    findings: [
      { name: 'a', severity: 'low' },
      { name: 'b', severity: 'high' },
      { name: 'c', severity: 'critical' },
    ],
  });
});

it.each([
  [JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405, error: {} }), '405 Method Not Allowed'],
  ['npm error network timeout', 'npm error network timeout'],
  ['{}', 'the answer has no findings'],
  ['', 'npm said nothing'],
])('never takes a registry that did not answer for one that knows of nothing: %s', (output, reason) => {
  expect(auditOutcome(output)).toEqual({ kind: 'unreachable', reason });
});

describe('a package with a known vulnerability', () => {
  const finding = { name: 'a', severity: /** @type {const} */ ('high') };
  const record = { ...finding, foundOn: '2026-11-01', reason: 'waits for its next version' };
  /** @param {string} day @param {readonly import('./audit-outcome.mjs').Accepted[]} accepted */
  const dueOn = (day, accepted) => dueFindings([finding], accepted, new Date(day));

  it('is to be updated or recorded', () => {
    expect(dueOn('2026-11-01', [])).toEqual([expect.stringMatching(/^a \(high\): update it/)]);
    expect(dueOn('2026-11-01', [{ ...record, severity: 'low' }])[0], 'it has become worse').toMatch(/update it/);
  });

  it('may wait as long as its severity permits, from the day on which it was found', () => {
    expect(dueOn('2026-11-15', [record])).toEqual([]);
    expect(dueOn('2026-11-16', [record])).toEqual(['a (high): found on 2026-11-01, to be fixed in 14 days']);
    expect(dueOn('2026-11-01', [{ ...record, foundOn: 'soon' }])).toHaveLength(1);
  });

  it('does not stay recorded once it is fixed', () => {
    expect(dueFindings([], [record], new Date('2026-11-02'))).toEqual(['a (high): is fixed, remove its record']);
  });

  it('is fixed within the times that SECURITY.md promises', () => {
    const page = readFileSync(join(root, 'SECURITY.md'), 'utf8');
    for (const [severity, days] of Object.entries(remediationDays))
      expect(page).toContain(`| ${severity} | ${days} days |`);
  });
});
