import { DatabaseUnavailableError } from './database-unavailable.ts';

/** Why Platen cannot start, in one line for the person at the terminal; shown without a stack trace. */
export class StartupError extends Error {}

/** The innermost reason of an error, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof DatabaseUnavailableError) return reasonOf(error.cause);
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** The address of a database, for messages. */
export function withoutPassword(url: string): string {
  return URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : 'the address in DATABASE_URL';
}
