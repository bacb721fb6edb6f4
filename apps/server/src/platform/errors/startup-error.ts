import { DatabaseUnavailableError } from './database-unavailable.ts';
import { isDiskFull } from './store-errors.ts';

/** Why Platen cannot start, in one line for the person at the terminal; shown without a stack trace. */
export class StartupError extends Error {}

/** The innermost reason of an error, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof DatabaseUnavailableError) return reasonOf(error.cause);
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** What a program says that could not do its work: of an expected reason one line, of anything else the stack. */
export function startFailure(error: unknown): string {
  if (isDiskFull(error)) return `the disk is full: ${reasonOf(error)}`;
  const isExpected = error instanceof StartupError || !(error instanceof Error);
  return isExpected ? reasonOf(error) : (error.stack ?? error.message);
}

/** The address of a database, for messages. */
export function withoutPassword(url: string): string {
  return URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : 'the address in DATABASE_URL';
}
