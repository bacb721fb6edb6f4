import { expect, it } from 'vitest';
import { withRetries } from './retries.ts';

it('lets as many wait on one signal as are sent at once, without a warning', async () => {
  const warnings: Error[] = [];
  const listen = (warning: Error) => warnings.push(warning);
  process.on('warning', listen);
  const stop = new AbortController();
  let tries = 0;
  const run = async () => {
    if (++tries <= 15) throw new Error('the line is dead');
    return 'sent';
  };
  const all = Array.from({ length: 15 }, () => withRetries({ retries: 1, firstDelayMs: 5 }, stop.signal, run));
  expect(await Promise.all(all)).toEqual(Array.from({ length: 15 }, () => 'sent'));
  // Warnings are told in a turn of their own.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', listen);
  expect(warnings).toEqual([]);
});

it('stops waiting when it is no longer wanted', async () => {
  const stop = new AbortController();
  const run = () => Promise.reject(new Error('the line is dead'));
  const waiting = withRetries({ retries: 1, firstDelayMs: 3_600_000 }, stop.signal, run);
  setImmediate(() => stop.abort());
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
});
