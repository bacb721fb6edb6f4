import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTextSocket, type TextSocket } from './web-socket.node.ts';

/**
 * A page in the installed Firefox, over WebDriver BiDi. Playwright only drives its own patched build of Firefox, which
 * is not the browser that people use.
 */
export interface FirefoxPage {
  readonly version: string;
  /** The value of an expression. It is awaited and must be a string. */
  evaluate(expression: string): Promise<string>;
  close(): Promise<void>;
}

const startMaxMs = 60_000;

export async function openFirefoxPage(program: string, url: string): Promise<FirefoxPage> {
  const profile = mkdtempSync(join(tmpdir(), 'platen-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => firefox.once('exit', resolve));
  const close = async () => {
    firefox.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const session = await openSession(`${await addressOf(firefox)}/session`);
    const { capabilities } = await session.call('session.new', { capabilities: {} });
    const { contexts } = await session.call('browsingContext.getTree', {});
    const context = contexts[0].context;
    await session.call('browsingContext.navigate', { context, url, wait: 'complete' });
    return {
      version: capabilities.browserVersion,
      async evaluate(expression) {
        const ask = { expression, target: { context }, awaitPromise: true };
        const { type, result, exceptionDetails } = await session.call('script.evaluate', ask);
        if (type !== 'success') throw new Error(exceptionDetails.text);
        return result.value;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Resolves with the WebSocket address that Firefox prints on startup. */
function addressOf(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`Firefox did not start: ${said}`)), startMaxMs);
    firefox.once('error', reject);
    firefox.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

/** The fields of the responses that are read here, by method. */
interface Answers {
  'session.new': { capabilities: { browserVersion: string } };
  'browsingContext.getTree': { contexts: [{ context: string }] };
  'browsingContext.navigate': object;
  'script.evaluate': { type: string; result: { value: string }; exceptionDetails: { text: string } };
}

/** An event has no `id`, because it answers no command. */
interface BidiAnswer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

async function openSession(url: string) {
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  let count = 0;
  const socket: TextSocket = await openTextSocket(url, (text) => {
    const { id, result, error, message } = JSON.parse(text) as BidiAnswer;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error !== undefined) asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result as never);
  });
  return {
    call: <M extends keyof Answers>(method: M, params: object) =>
      new Promise<Answers[M]>((resolve, reject) => {
        waiting.set(++count, { resolve, reject });
        socket.send(JSON.stringify({ id: count, method, params }));
      }),
  };
}
