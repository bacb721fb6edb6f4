import { AppError, appError } from '../app-error.ts';

/** A notice that must not be believed. `cause` is for the log; a refusal that is already one keeps its own reason. */
export function noticeRefused(reason: string, cause?: unknown): AppError {
  if (cause instanceof AppError) return cause;
  return Object.assign(appError('notice_refused', { reason }), { cause });
}
