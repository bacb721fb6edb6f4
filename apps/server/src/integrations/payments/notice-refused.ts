import { AppError, appError } from '../../platform/errors/app-error.ts';

/**
 * The error for a notice that cannot be trusted. `cause` is for the log; an existing AppError is returned unchanged.
 */
export function noticeRefused(reason: string, cause?: unknown): AppError {
  if (cause instanceof AppError) return cause;
  return Object.assign(appError('notice_refused', { reason }), { cause });
}
