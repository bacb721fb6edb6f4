import {
  type ErrorKey,
  type ErrorParams,
  type ErrorResponse,
  errorStatus,
  errorTable,
  errorText,
} from '@platen/model/errors/errors';
import type { Locale } from '@platen/model/text/locale';

type Params = Record<string, string | number>;
type ParamArguments<K extends ErrorKey> = keyof ErrorParams<K> extends never ? [] : [params: ErrorParams<K>];

/** An error from the error table, thrown to answer the caller. */
export class AppError extends Error {
  readonly key: ErrorKey;
  readonly params: Params;
  readonly refusedFields: string[] = [];
  /** Of the response, such as when to try again. */
  headers: Readonly<Record<string, string | number>> = {};
  private details: Params | undefined;

  constructor(key: ErrorKey, params: Params) {
    super(errorText(key, params, 'en-US'));
    this.key = key;
    this.params = params;
  }

  get status(): number {
    return errorStatus(this.key);
  }

  /** Names the request field that caused the error, so that a form can show the text beside it. */
  at(path: string): this {
    this.refusedFields.push(path);
    return this;
  }

  /** The numbers of the text as values, for callers that process them. */
  with(details: Params): this {
    this.details = details;
    return this;
  }

  withHeaders(headers: Readonly<Record<string, string | number>>): this {
    this.headers = headers;
    return this;
  }

  toResponseBody(locale: Locale): ErrorResponse {
    const text = errorText(this.key, this.params, locale);
    const body: ErrorResponse = { code: errorTable[this.key].code, error_message: text, message: text };
    if (this.refusedFields.length > 0) {
      body.messages = this.refusedFields.map(() => text);
      body.fields = this.refusedFields.map((path) => ({ path, code: this.key, params: this.params, message: text }));
    }
    if (this.details) body.details = this.details;
    return body;
  }
}

export function appError<K extends ErrorKey>(key: K, ...[params]: ParamArguments<K>): AppError {
  return new AppError(key, params ?? {});
}
