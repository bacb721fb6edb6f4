import type { FieldError } from '@platen/model/errors';
import { type Locale, type Text, fillText, textIn } from '@platen/model/locale';
import { z } from 'zod';

const texts = {
  required: { zh: '{field} 不能为空', en: '{field} is required' },
  unknown: { zh: '{field} 不是已知的字段', en: '{field} is not a known field' },
  other: { zh: '{field}：{reason}', en: '{field}: {reason}' },
  body: { zh: '请求内容', en: 'The request body' },
} satisfies Record<string, Text>;

const reasonIn: Record<Locale, z.core.$ZodErrorMap> = {
  'zh-CN': z.locales.zhCN().localeError,
  'en-US': z.locales.en().localeError,
};

/** A body of one megabyte can hold a hundred thousand wrong fields: nobody reads that many sentences. */
const toldMax = 1001;

/** What a schema refused, one sentence for each field, in the caller's language. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[], locale: Locale): FieldError[] {
  return issues.slice(0, toldMax).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.slice(0, toldMax).map((key) => toFieldError([...issue.path, key], texts.unknown, locale));
    }
    return [toFieldError(issue.path, isMissing(issue) ? texts.required : texts.other, locale, issue)];
  });
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'invalid_type') return issue.input === undefined || issue.input === null;
  if (issue.code === 'too_small') return issue.origin === 'string' && issue.minimum === 1;
  return false;
}

function toFieldError(path: readonly PropertyKey[], text: Text, locale: Locale, issue?: z.core.$ZodIssue): FieldError {
  const field = fieldPath(path);
  const reason = issue ? reasonText(issue, locale) : '';
  const message = fillText(textIn(text, locale), { field: field || textIn(texts.body, locale), reason });
  return { field, message };
}

function reasonText(issue: z.core.$ZodIssue, locale: Locale): string {
  if (issue.code === 'custom') return isText(issue.params) ? textIn(issue.params, locale) : issue.message;
  const text = reasonIn[locale](issue as z.core.$ZodRawIssue);
  return (typeof text === 'string' ? text : text?.message) ?? issue.message;
}

function isText(params: Record<string, unknown> | undefined): params is Record<string, unknown> & Text {
  return typeof params?.zh === 'string' && typeof params.en === 'string';
}

/** `['orders_attributes', 0, 'no']` → `orders_attributes[0].no`, as the caller wrote it. */
function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');
}
