import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Updates } from './updates.ts';

let expected: string | undefined;
let server: Server;
beforeAll(async () => {
  server = createServer((_, response) => {
    if (expected !== undefined) response.setHeader('client-app-version', expected);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

it.each([
  ['1.10.0', '1.9.9', '1.10.0'],
  ['1.9.9', '1.10.0', undefined],
  ['2.0.0', '2.0.0', undefined],
  [undefined, '1.0.0', undefined],
])('a server that expects %s tells a client of %s of %s', async (asked, version, newest) => {
  expected = asked;
  const onChange = vi.fn<() => void>();
  const updates = new Updates(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, version, onChange);
  expect(await updates.check()).toBe(newest);
  expect(updates.newest).toBe(newest);
  expect(onChange).toHaveBeenCalledTimes(newest === undefined ? 0 : 1);
  updates.close();
});

it('a server that is away expects nothing', async () => {
  const updates = new Updates('http://127.0.0.1:1', '1.0.0', () => undefined);
  expect(await updates.check()).toBeUndefined();
  updates.close();
});
