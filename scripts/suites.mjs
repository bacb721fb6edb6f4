import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './processes.mjs';

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {{ env: Record<string, string>, districts: string[] }} SuiteOptions only the tests in folders of these names
 */

/**
 * The tests of one vitest project.
 * @param {string} project
 * @param {SuiteOptions} options
 * @returns {Step}
 */
export function vitestSuite(project, { env, districts }) {
  const report = reportFile(`vitest-${project}`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--project', project, ...reporters, ...folderFilters(districts)];
  // Screens with the React that users have, which takes a fifth less time than the one for developers.
  const itsEnv = project === 'screens' ? { ...env, NODE_ENV: 'production' } : env;
  const start = () => runTool('vitest', args, { env: itsEnv });
  return suite({ name: `${project} tests`, report, start, count: countVitest, mayBeEmpty: districts.length > 0 });
}

/**
 * The browser tests.
 * @param {SuiteOptions} options
 * @returns {Step}
 */
export function playwrightSuite({ env, districts }) {
  const report = reportFile('playwright');
  const args = [
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--reporter=line,json',
    ...folderFilters(districts),
  ];
  const itsEnv = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLATEN_TEST_DISTRICTS: districts.join(' ') };
  const start = () => runTool('@playwright/test', args, { env: itsEnv });
  return suite({ name: 'browser tests', report, start, count: countPlaywright, mayBeEmpty: districts.length > 0 });
}

/** @param {string[]} districts */
function folderFilters(districts) {
  return districts.map((district) => `/${district}/`);
}

/** @param {string} name */
function reportFile(name) {
  return join(root, '.cache/reports', `${name}.json`);
}

/**
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.report the file that the runner writes its result to
 * @param {() => Promise<import('./processes.mjs').Finished>} options.start
 * @param {(result: any) => Count} options.count
 * @param {boolean} options.mayBeEmpty a district need not have tests of every kind
 * @returns {Step}
 */
function suite({ name, report, start, count, mayBeEmpty }) {
  return {
    name,
    async run() {
      mkdirSync(join(root, '.cache/reports'), { recursive: true });
      rmSync(report, { force: true });
      const { code, output } = await start();
      const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : none;
      const ran = counted.passed + counted.failed + counted.skipped;
      if (ran === 0 && mayBeEmpty && /no tests? (files )?found/i.test(output)) return { ...none, output: '' };
      // A runner fails for more than its tests: a file that does not load, a setup that throws, no test found at all.
      const isWhole = code === 0 && (counted.passed > 0 || (mayBeEmpty && counted.skipped > 0));
      const failed = isWhole ? counted.failed : Math.max(counted.failed, 1);
      return { ...counted, failed, output: output || `${name}: no test ran` };
    },
  };
}

const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} result
 * @returns {Count}
 */
function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} result
 * @returns {Count}
 */
function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
