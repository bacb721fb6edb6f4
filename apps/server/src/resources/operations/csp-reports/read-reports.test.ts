import { expect, it } from 'vitest';
import { readReports } from './read-reports.ts';

const seen = {
  page: '/orders/*',
  directive: 'script-src-elem',
  blocked: 'https://evil.example',
  source: '/assets/a.js:7',
};

it('reads what older browsers send', () => {
  const report = {
    'document-uri': 'https://print.example/orders/17?token=secret',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?who=1',
    'source-file': 'https://print.example/assets/a.js',
    'line-number': 7,
  };
  expect(readReports(JSON.stringify({ 'csp-report': report }))).toEqual([seen]);
  const inline = { ...report, 'blocked-uri': 'inline', 'source-file': undefined };
  expect(readReports(JSON.stringify({ 'csp-report': inline }))).toEqual([{ ...seen, blocked: 'inline', source: '' }]);
});

it('reads what the Reporting API sends, and no more than 20 at once', () => {
  const body = {
    documentURL: 'https://print.example/orders/17',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js',
    sourceFile: 'https://print.example/assets/a.js',
    lineNumber: 7,
  };
  const report = { type: 'csp-violation', age: 1, url: body.documentURL, body };
  expect(readReports(JSON.stringify([report]))).toEqual([seen]);
  expect(readReports(JSON.stringify(Array.from({ length: 100 }, () => report)))).toHaveLength(20);
});

it.each([
  '',
  'nonsense',
  '{}',
  '[]',
  '[{"type":"deprecation","body":{}}]',
  '{"csp-report":{"document-uri":7}}',
  'null',
])('reads nothing from %s', (text) => expect(readReports(text)).toEqual([]));

it('keeps texts short and storable, whatever a stranger sends', () => {
  const report = { 'document-uri': 'nonsense', 'effective-directive': 'x'.repeat(500), 'blocked-uri': 'a\0b' };
  expect(readReports(JSON.stringify({ 'csp-report': report }))).toEqual([
    { page: '', directive: 'x'.repeat(200), blocked: 'ab', source: '' },
  ]);
});
