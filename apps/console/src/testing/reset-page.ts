import { beforeAll, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { showIn } from './desktop-client.ts';

/** The window of every test that does not choose another. */
const viewportPx = [1280, 900] as const;

/**
 * Files share a page, because loading the console again for each takes longer than most tests. Before each file the page
 * is as a new one: nothing stored, nothing replaced, in no desktop client.
 */
beforeAll(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  await showIn(undefined);
});

/** Nothing is shown before each test, in a window of the usual size. */
beforeEach(async () => {
  await cleanup();
  if (window.innerWidth !== viewportPx[0] || window.innerHeight !== viewportPx[1]) await page.viewport(...viewportPx);
});
