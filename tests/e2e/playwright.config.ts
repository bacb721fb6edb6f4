import { defineConfig } from '@playwright/test';
import { findFreePort } from './servers.ts';

// Every worker evaluates this file again; the environment variable passes the port of the first evaluation.
process.env['PLATEN_E2E_PORT'] ??= String(await findFreePort());
const port = process.env['PLATEN_E2E_PORT'];
const baseURL = `http://localhost:${port}`;

const executablePath = process.env['PLATEN_CHROMIUM'];
const isRoot = process.getuid?.() === 0;

/** Set by `npm test`. Whoever runs Playwright by hand gets journeys that are tagged as slow as well. */
const isQuickRun = Boolean(process.env['PLATEN_TEST_QUICK']);

/** They begin first, because they have servers of their own, and the shared one is not ready yet. */
const onOwnServers = ['**/operations/*.spec.ts', '**/catalogue/mug.spec.ts', '**/catalogue/six-products.spec.ts'];
/** It begins next: a long journey that begins last would run alone at the end. */
const walk = '**/console/walk.spec.ts';
const logsAtTheEnd = '**/console/logs.spec.ts';

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'on own servers', testMatch: onOwnServers, teardown: 'logs' },
    { name: 'walk', testMatch: walk, teardown: 'logs' },
    { name: 'other', testIgnore: [...onOwnServers, walk, logsAtTheEnd], teardown: 'logs' },
    { name: 'logs', testMatch: logsAtTheEnd },
  ],
  outputDir: '../../test-results',
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  ...(isQuickRun && { grepInvert: /@slow/ }),
  // Journeys mostly wait for rendering, and each file has its own accounts, so two can run at the same time.
  workers: 2,
  timeout: 180_000,
  // Two busy cores render, resize and run browsers at the same time.
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    // Without a trace, which takes CPU time in every journey (5 to 8 % in the gallery's): record one with `--trace retain-on-failure`.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // Chromium's sandbox does not start as root.
      args: ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
  globalSetup: './shared-server.ts',
});
