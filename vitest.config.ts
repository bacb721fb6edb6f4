import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Set by `npm test`. Whoever runs vitest by hand gets slow tests as well. */
const isQuickRun = Boolean(process.env['PLATEN_TEST_QUICK']);
const unlessQuick = (...patterns: string[]) => (isQuickRun ? [] : patterns);

export default defineConfig({
  test: {
    // Modules are transformed once for all runs and projects: for the server that took longer than most files' tests.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    // Only read here, not in the project of the screens. Packages are bundled before a page can respond, and a busy
    // machine is slow, not broken.
    browser: { connectTimeout: 300_000 },
    // Each has a `groupOrder` of its own: projects with different numbers of workers can only run one after the other, and
    // vitest refuses to run two of them otherwise.
    projects: [
      'apps/console/vitest.config.ts',
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Properties over many cases: a busy machine makes them late, not wrong.
          testTimeout: 60_000,
          hookTimeout: 240_000,
          // Pure code: reading it again for each file takes longer than most files' tests.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/console/{src,build}/**/*.test.{ts,tsx}',
            'apps/desktop/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        test: {
          // What takes a browser, threads or minutes of drawing.
          name: 'render',
          sequence: { groupOrder: 1 },
          environment: 'node',
          include: [
            'packages/*/{src,corpus}/**/*.render-test.ts',
            ...unlessQuick('packages/*/src/**/*.slow-test.ts', 'scripts/**/*.slow-test.mjs'),
          ],
          pool: 'forks',
          maxWorkers: 2,
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          // `npm run test:cluster`: a whole installation of real parts, whose processes are killed.
          name: 'cluster',
          sequence: { groupOrder: 2 },
          environment: 'node',
          include: ['tests/cluster/**/*.cluster-test.ts'],
          pool: 'forks',
          testTimeout: 1_800_000,
          hookTimeout: 300_000,
        },
      },
      {
        resolve: {
          alias: {
            '@node-rs/argon2': fileURLToPath(new URL('apps/server/src/testing/cheap-argon2.ts', import.meta.url)),
          },
        },
        test: {
          name: 'server',
          sequence: { groupOrder: 3 },
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', ...unlessQuick('apps/server/src/**/*.slow-test.ts')],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // Processes, not threads: each file may kill its own databases and set its own environment.
          pool: 'forks',
          // More than there are cores: much of what they do is waiting for jobs, for timers and for servers that are killed.
          maxWorkers: 3,
          // Reading the whole server takes longer than most files' tests: a process reads it once for all of its files.
          isolate: false,
          // For what hangs. What a test waits for is a state, and a busy machine reaches it late.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
