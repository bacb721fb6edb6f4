import { hostname } from 'node:os';
import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Structured lines for machines; on a terminal, the same as one readable line. Passwords, codes and tokens are never
 * logged: requests are logged by method, path and status only.
 */
export function createLog(level: string, role: string, isTerminal = process.stdout.isTTY): Logger {
  return pino(
    {
      level,
      // Identifies the process where logs of many processes are collected. On a terminal there is only one.
      base: isTerminal ? null : { process: process.pid, role, host: hostname() },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    isTerminal ? readable : undefined,
  );
}

/**
 * Prints messages about starting and stopping: as text on a terminal, otherwise as log lines. They ignore the log
 * level, because even with a silent log the server's address matters.
 */
export function createAnnouncer(
  role: string,
  isTerminal = process.stdout.isTTY,
): (line: string, level?: 'info' | 'error') => void {
  if (isTerminal) return (line) => void process.stdout.write(`platen: ${line}\n`);
  const log = createLog('info', role, false);
  return (line, level = 'info') => log[level](line);
}

/** Sends what Node itself would print to the log: warnings and uncaught exceptions. */
export function logNodeMessages(log: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'warning of Node'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unhandled error, exiting');
    process.exit(1);
  });
}

const recommendedNodeMajor = 22;

/**
 * What to say of a Node that works and whose support our packages are about to end; undefined for newer ones. npm says
 * EBADENGINE of pg-boss there: no release of it that we could use declares Node 20.
 */
export function nodeNotice(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= recommendedNodeMajor) return undefined;
  return `Node ${version} works and is tested; ${recommendedNodeMajor} or 24 is recommended`;
}

const levelNames: Record<number, string> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

/** What would start a line of its own, or move the cursor of a terminal: a caller could forge lines with it. */
const controlCharacters = /[\p{Cc}\u2028\u2029]/gu;

function escaped(text: string): string {
  return text.replace(controlCharacters, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** One line for a terminal, of one in JSON; the stack of an error has lines of its own. */
export function readableLine(line: string): string {
  const { level, time, msg, err, ...facts } = JSON.parse(line) as Record<string, unknown>;
  const details = Object.entries(facts).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const clock = String(time).slice(11, 19);
  const stack = err ? `\n${(err as { stack?: string }).stack ?? ''}` : '';
  return `${clock} ${levelNames[Number(level)] ?? ''} ${escaped(`${String(msg)} ${details.join(' ')}`)}${stack}\n`;
}

const readable: DestinationStream = {
  write(line) {
    process.stdout.write(readableLine(line));
  },
};
