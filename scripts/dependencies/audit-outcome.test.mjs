import { expect, it } from 'vitest';
import { auditOutcome } from './audit-outcome.mjs';

/** @param {Record<string, string>} severities */
const report = (severities) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { name, severity }]),
    ),
  });

it('names what is high or critical, and nothing less', () => {
  expect(auditOutcome(report({ a: 'low', b: 'moderate' }))).toEqual({ kind: 'checked', packages: [] });
  expect(auditOutcome(`npm warn something\n${report({ a: 'low', b: 'high', c: 'critical' })}\n`)).toEqual({
    kind: 'checked',
    packages: ['b (high)', 'c (critical)'],
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
