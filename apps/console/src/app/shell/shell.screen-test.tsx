import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { Shell } from './shell.tsx';

/** Chromium's own protocol, which the provider of the browser does not describe here. */
interface Chromium {
  send: (method: string, parameters: object) => Promise<unknown>;
}
const showAs = (media: 'print' | '') => (cdp() as unknown as Chromium).send('Emulation.setEmulatedMedia', { media });

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('abilities') ? {} : { id: 1, role: 'customer', screen_name: 'Ada', account: {} }),
  );
});
afterEach(async () => {
  await showAs('');
  vi.unstubAllGlobals();
});

it('prints the page without what surrounds it on the screen', async () => {
  await showScreen(<Shell />);
  const [menu, banner] = [page.getByRole('navigation', { name: 'Main menu' }), page.getByRole('banner')];
  const drawn = () => [menu, banner].map((part) => part.query()?.getClientRects().length);
  await expect.poll(drawn).toEqual([1, 1]);
  await showAs('print');
  // What is not drawn is not in the accessibility tree either, so it is found no more.
  await expect.poll(drawn).toEqual([undefined, undefined]);
  const main = document.querySelector('main')?.getBoundingClientRect();
  expect([main?.left, main?.right]).toEqual([0, document.documentElement.clientWidth]);
});
