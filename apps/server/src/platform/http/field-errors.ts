import type { ErrorResponse } from '@platen/model/errors/errors';
import { type FieldFinding, pathText, toFieldError } from '@platen/model/errors/field-findings';
import { fieldSentence } from '@platen/model/fields/field-reasons';
import type { Locale } from '@platen/model/text/locale';
import { appError } from '../errors/app-error.ts';

/** A body of one megabyte can contain a hundred thousand invalid fields, and nobody reads that many messages. */
const listedMax = 1001;
/** The list contains all reported messages; the summary only the first ones. */
const summaryMax = 10;

/** The response for invalid request fields, in the caller's language. */
export function invalidFieldsResponse(findings: readonly FieldFinding[], locale: Locale): ErrorResponse {
  const listed = findings.slice(0, listedMax);
  const messages = listed.map((each) => fieldSentence(pathText(each.path), each, locale));
  const summary = appError('invalid_fields', { fields: summaryOf(messages) });
  return { ...summary.toResponseBody(locale), messages, fields: listed.map((each) => toFieldError(each, locale)) };
}

function summaryOf(messages: readonly string[]): string {
  const rest = messages.length - summaryMax;
  return messages.slice(0, summaryMax).join('; ') + (rest > 0 ? `; … +${rest}` : '');
}
