import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import console from './vite.config.ts';

/** Parts of screens in a real browser, driven by pointer and keyboard. Tests of pure code are run by the project `unit`. */
export default mergeConfig(
  console,
  defineConfig({
    // All packages are found before the first test: one that turns up later brings a second React with it.
    optimizeDeps: { entries: ['src/app/main.tsx', 'src/**/*.screen-test.tsx'] },
    test: {
      name: 'screens',
      include: ['src/**/*.screen-test.tsx'],
      maxWorkers: 2,
      testTimeout: 120_000,
      // What is looked for is a state, and a busy machine reaches it late.
      expect: { poll: { timeout: 20_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // The packages are bundled before the page can answer: a busy machine is late, not broken.
        connectTimeout: 300_000,
        provider: playwright({
          launchOptions: {
            ...(process.env['PLATEN_CHROMIUM'] && { executablePath: process.env['PLATEN_CHROMIUM'] }),
            args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
          },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
      },
    },
  }),
);
