/** The store does not respond, or not in time. Callers are told to retry. */
export class StoreUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`store unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** The last one is PostgreSQL's. Errors from another process only have a message, which begins with the code. */
const diskFullCodes = /^(?:ENOSPC|EDQUOT|53100)\b/;

/** The disk or the quota is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return diskFullCodes.test((error as NodeJS.ErrnoException).code ?? error.message) || isDiskFull(error.cause);
}
