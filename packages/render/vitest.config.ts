import { defineConfig } from 'vitest/config';

/** What takes a browser, threads or minutes. The unit tests beside the sources are run by the project `unit`. */
export default defineConfig({
  test: {
    name: 'render',
    environment: 'node',
    root: import.meta.dirname,
    include: ['corpus/**/*.render-test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
