import { CallRefused } from '@platen/contract/refusals';
import type { ErrorResponse } from '@platen/model/errors/errors';
import type { Locale } from '@platen/model/text/locale';
import { SheetError } from '@platen/sheet/sheet-error';
import { desktopText } from '../desktop.messages.ts';
import { FileRefused } from '../files/file-refused.ts';
import { PutRefused } from './put-file.ts';

/** Why something failed, for the merchant. */
export function failureText(error: unknown, locale: Locale): string {
  if (error instanceof FileRefused || error instanceof SheetError) return error.textIn(locale);
  if (error instanceof CallRefused && error.status === 401) return desktopText('signed_out', {}, locale);
  if (error instanceof CallRefused) return answerText(error.answer) ?? desktopText('server_away', {}, locale);
  if (error instanceof PutRefused)
    return error.answer ?? desktopText('store_refused', { status: error.status }, locale);
  if (isNetworkFailure(error)) return desktopText('server_away', {}, locale);
  return desktopText('failed', { reason: error instanceof Error ? error.message : String(error) }, locale);
}

/** `generate` tells its refusal in `error`. */
function answerText(answer: (ErrorResponse & { error?: string }) | undefined): string | undefined {
  return answer?.error_message ?? answer?.error;
}

const networkCodes = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNABORTED',
]);

/** `fetch` hides the cause of its failure in a `TypeError`, and `node:http` a time limit in an `AbortError`. */
function isNetworkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as NodeJS.ErrnoException).code;
  if (code !== undefined && networkCodes.has(code)) return true;
  return (
    error.name === 'TimeoutError' ||
    error.name === 'AbortError' ||
    (error instanceof TypeError && error.message === 'fetch failed')
  );
}
