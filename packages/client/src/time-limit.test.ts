import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { timeLimit } from './time-limit.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Waits for a limit as `fetch` does: it listens, and nobody else holds the signal. */
const reasonOf = (signal: AbortSignal) =>
  new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve((signal.reason as Error).name)));

it.each([
  ['alone', undefined],
  ['with a signal that may abort too', new AbortController().signal],
])('a limit %s ends although garbage is collected meanwhile', async (_, signal) => {
  const collecting = setInterval(collectGarbage, 20);
  const late = new Promise((resolve) => setTimeout(resolve, 5000, 'never'));
  expect(await Promise.race([reasonOf(timeLimit(200, signal)), late])).toBe('TimeoutError');
  clearInterval(collecting);
});

it('a limit ends with the other signal', async () => {
  const stopping = new AbortController();
  const ended = reasonOf(timeLimit(60_000, stopping.signal));
  stopping.abort();
  expect(await ended).toBe('AbortError');
});
