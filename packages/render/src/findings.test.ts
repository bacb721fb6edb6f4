import { expect, it } from 'vitest';
import { type Finding, findingText, isRefusal, severityOf } from './findings.ts';

it('describes a finding of a newer version without knowing its kind', () => {
  const finding = { kind: 'cut_line_open' as Finding['kind'], layer_id: 'a', layer_name: 'Outline', detail: '' };
  expect(findingText(finding, 'en-US')).toBe('Outline: a problem that a newer version has found (cut_line_open)');
  expect(findingText(finding, 'zh-CN')).toBe('Outline：新版本发现的问题（cut_line_open）');
  expect([severityOf(finding), isRefusal(finding)]).toEqual(['error', false]);
});
