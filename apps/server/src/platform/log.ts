import { hostname } from 'node:os';
import { type DestinationStream, pino, type Logger } from 'pino';

/**
 * Structured lines for machines; where a person watches a terminal, the same facts as one readable line.
 * Passwords, codes and tokens never come near it: requests are logged by method, path and status only.
 */
export function createLog(level: string, role: string, isTerminal = process.stdout.isTTY): Logger {
  return pino(
    {
      level,
      // Where lines of many processes come together, each says whose it is. On a terminal there is one.
      base: isTerminal ? null : { process: process.pid, role, host: hostname() },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    isTerminal ? readable : undefined,
  );
}

/**
 * What is said about starting and stopping: to a person as it is, to machines as a line of the log like any other. Always
 * said: whoever asks for a silent log still wants to know where the server is.
 */
export function createAnnouncer(role: string, isTerminal = process.stdout.isTTY): (line: string) => void {
  if (isTerminal) return (line) => void process.stdout.write(`platen: ${line}\n`);
  const log = createLog('info', role, false);
  return (line) => log.info(line);
}

/** What Node itself would write as plain text goes to the log too: warnings, and what ends the process. */
export function logNodeMessages(log: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'warning of Node'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends: nobody handled this');
    process.exit(1);
  });
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
