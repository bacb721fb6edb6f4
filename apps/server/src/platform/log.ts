import { type DestinationStream, pino, type Logger } from 'pino';

/**
 * Structured lines for machines; where a person watches a terminal, the same facts as one readable line.
 * Passwords, codes and tokens never come near it: requests are logged by method, path and status only.
 */
export function createLog(level: string): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    process.stdout.isTTY ? readable : undefined,
  );
}

const levelNames: Record<number, string> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

const readable: DestinationStream = {
  write(line) {
    const { level, time, msg, err, ...facts } = JSON.parse(line) as Record<string, unknown>;
    const details = Object.entries(facts).map(
      ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
    const clock = String(time).slice(11, 19);
    const stack = err ? `\n${(err as { stack?: string }).stack ?? ''}` : '';
    process.stdout.write(`${clock} ${levelNames[Number(level)] ?? ''} ${String(msg)} ${details.join(' ')}${stack}\n`);
  },
};
