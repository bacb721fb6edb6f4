/** The store cannot be asked just now: it does not answer, or not in time. Whoever asked is told to come again. */
export class StoreUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`the store is away: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Errors that come out of another process have their words alone, which begin with the code. */
const diskFullCodes = /^(?:ENOSPC|EDQUOT)\b/;

/** The disk, or what is allotted of it, is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return diskFullCodes.test((error as NodeJS.ErrnoException).code ?? error.message) || isDiskFull(error.cause);
}
