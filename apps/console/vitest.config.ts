import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { bundledWorkers } from './build/bundled-workers.plugin.ts';
import console from './vite.config.ts';

const executablePath = process.env['PLATEN_CHROMIUM'];

/** Parts of screens in a real browser, driven by pointer and keyboard. Tests of pure code are in the project `unit`. */
export default mergeConfig(
  console,
  defineConfig({
    plugins: [bundledWorkers()],
    // All packages must be discovered before the first test: one that is discovered later loads a second React.
    optimizeDeps: {
      entries: ['src/app/main.tsx', 'src/testing/reset-page.ts', 'src/**/*.screen-test.tsx'],
    },
    test: {
      name: 'screens',
      sequence: { groupOrder: 4 },
      include: ['src/**/*.screen-test.tsx'],
      maxWorkers: 2,
      isolate: false,
      setupFiles: ['src/testing/reset-page.ts'],
      testTimeout: 120_000,
      // Assertions poll for a state, which a busy machine reaches late.
      expect: { poll: { timeout: 20_000 } },
      browser: {
        enabled: true,
        headless: true,
        // Another checkout may be testing on this machine.
        api: { strictPort: false },
        screenshotFailures: false,
        provider: playwright({
          // Animations take a tenth of the time, and a click can miss what is still moving. Journeys do without them too.
          contextOptions: { reducedMotion: 'reduce' },
          launchOptions: {
            ...(executablePath !== undefined && { executablePath }),
            args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
          },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
      },
    },
  }),
);
